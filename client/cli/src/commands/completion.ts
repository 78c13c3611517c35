import { Argument, type Command } from "commander";
import { print } from "../output.ts";

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

export function addCompletionCommand(program: Command): void {
  program
    .command("completion")
    .description("print a completion script; source it in your shell's startup file")
    .addArgument(new Argument("<shell>").choices([...SHELLS]))
    .action((shell: Shell) => print(SCRIPTS[shell](program.name())));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .helpOption(false)
    .allowUnknownOption()
    .action((words: string[]) => completions(program, words).forEach(print));
}

const SCRIPTS: Readonly<Record<Shell, (name: string) => string>> = {
  bash: (name) => `_account_intelligence() {
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=($(compgen -W "$(${name} complete -- "\${words[@]}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _account_intelligence ${name}`,
  zsh: (name) => `#compdef ${name}
_account_intelligence() {
  local -a found
  found=(\${(f)"$(${name} complete -- "\${words[@]:1:$((CURRENT-1))}" 2>/dev/null)"})
  compadd -a found || _files
}
compdef _account_intelligence ${name}`,
  fish: (name) =>
    `complete -c ${name} -a '(${name} complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

/** Returns the completions of the last word: commands, options, or the choices of an option. */
function completions(program: Command, words: readonly string[]): string[] {
  let command = program;
  for (const word of words.slice(0, -1)) command = command.commands.find((each) => each.name() === word) ?? command;
  const previous = words.at(-2) ?? "";
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...program.options];
  const choices = options.find(
    ({ long, short }) => previous !== "" && (long === previous || short === previous),
  )?.argChoices;
  if (choices) return [...choices];
  const typed = words.at(-1) ?? "";
  const names = help.visibleCommands(command).map((each) => each.name());
  const flags = options.flatMap((option) => option.long ?? []);
  const values = command.registeredArguments.flatMap((argument) => argument.argChoices ?? []);
  return [...new Set([...names, ...values, ...flags])].filter((each) => each.startsWith(typed));
}
