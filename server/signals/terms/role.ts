import type { Schema } from "../../http/contract.ts";
import { sentenceAround, type TextRange } from "../../text/public.ts";
import { keyOf } from "./aliases.ts";

type MentionRole = Schema["MentionRole"];

/** How far the words before and after a name are read. */
const REACH = 200;

/** Returns the role of a name in the sentence around it. The company is known by its name: what it makes bears it. */
export function mentionRole(text: string, range: TextRange, company: string): MentionRole {
  const sentence = sentenceAround(text, range, 2 * REACH);
  const name = text.slice(range.start, range.end);
  const at = sentence.indexOf(name.replace(/\s+/g, " "));
  if (at < 0) return "uses";
  return roleIn(sentence.slice(0, at), name, sentence.slice(at + name.length), company);
}

const words = (list: string): string => `(?:${list.trim().split(/\s+/).join("|").replaceAll("_", " ")})`;
const MOVE =
  words(`migrat\\p{L}* mov(?:e|es|ing|ed) transition\\p{L}* switch(?:es|ing|ed)? port(?:ed|ing) convert\\p{L}* chang(?:e|ing) umstieg umstellung
  wechsel\\p{L}* migrier\\p{L}* sortie pass(?:er|ons|ez) migraci[oó]n migra(?:mos|r) passa(?:re|ggio) overstap\\p{L}* migreer\\p{L}* byt(?:er|a|e)`);
const FROM = "(?:away |over |off )?(?:from|off|out of|von|vom|weg von|de|du|d['’]|des|da|dal|van|från|fra)";
const TO = "(?:over |across |back )?(?:to|onto|into|towards?|auf|zu|zum|nach|vers|à|a|hacia|verso|naar|till|til)";
const THING =
  "(?:(?:a|an|the|our|its|their|all|more|legacy|old|existing|current|unsere[nrms]?|die|den|das|notre|nos|nuestr[oa]s?|il|la|le|el|onze|vår[at]?) ){0,3}";
const GONE =
  words(`replac(?:e|es|ed|ing) retir(?:e|es|ed|ing) decommission\\p{L}* sunset(?:s|ting)? deprecat\\p{L}* phas(?:e|es|ing)_out leav(?:e|es|ing)
  drop(?:ping)? ditch(?:ing)? abandon\\p{L}* abl[oö]s\\p{L}* ersetz\\p{L}* quitt\\p{L}* rempla[cç]\\p{L}* abandon\\p{L}* reemplaz\\p{L}* dej(?:amos|ar) sostitu\\p{L}* abbandon\\p{L}* vervang\\p{L}* ers[aä]tt\\p{L}*`);
const STOP = "[^.;:!?]";

const LEAVES_BEFORE = new RegExp(
  `(?:${MOVE} (?:${STOP}{0,60} )?${FROM} ${THING}|${GONE} ${THING}|goodbye to ${THING}|legacy |instead of our |(?:lösen|löst) ${THING})$`,
  "iu",
);
const LEAVES_AFTER = new RegExp(
  `^${STOP}{0,40}?(?:\\b(?:is|are|was|will|wird|werden|est|sera|será|viene|wordt|ska|blir)\\b${STOP}{0,40}\\b(?:replaced|retired|decommissioned|deprecated|sunset|rewritten|phased out|deleted|ersetzt|abgelöst|remplacée?|abandonnée?|reemplazad[oa]|sostituit[oa]|vervangen)|\\bcarved out\\b|^ goes\\b|\\bmigration (?:away|off)\\b|\\bwurde abgelöst|\\bdurch${STOP}{0,40}\\b(?:ab|ersetzt|ersetzen)\\b)`,
  "iu",
);
const MOVES_ON = new RegExp(`^(?: \\p{L}+){0,3} ${TO} [\\p{Lu}\\p{L}]`, "u");
const COMES_BEFORE = new RegExp(
  `(?:${MOVE} (?:${STOP}{0,80} )?${TO} ${THING}|${GONE}${STOP}{0,80} (?:with|by|mit|durch|par|por|con|door|med) ${THING}|\\b(?:introduc(?:e|es|ing)|adopt(?:s|ing)?|roll(?:ing)? out|implementing|implementation of|introduction of|einführung von|einführen von|beginning to use|start(?:ing|ed)? to use|evaluating|mise en place de|introducimos) ${THING})$`,
  "iu",
);

const SELLS_BEFORE = new RegExp(
  `(?:\\b(?:instead of|alternative to|alternatives to|replacement for|competitor (?:of|to)|competes? with|compete with|competing with|rival (?:of|to)|open[- ]source|better than) $|\\b(?:integrat\\p{L}* (?:with|into)|plug-?ins?|add-?ons?|extensions?|apps?|connectors?|tools?|themes?|on top of|built on|runs inside) (?:for|on|to|of|in|into|with)? ?${THING}$)`,
  "iu",
);
const OFFER =
  /\b(?:we|our|wir|nous|somos|siamo|wij|vi)\b.{0,60}\b(?:sell|sells|offer|provide|build(?:ing)?|make|help|implement|resell|advise|are (?:a|an|the)|product|service|platform|plugin|bot|app|engine|customers?|clients?|merchants|teams|companies|agencia|agentur|agence|agenzia)\b/iu;
const SELLER_BEFORE =
  /\b(?:agencia|agence|agentur|agenzia|agency|consultancy|reseller|partner) $|\bthink of us as\b|\bour (?:\p{L}+ )?(?:plugin|bot|extension|add-on|connector|integration)\b/iu;
const SELLER_AFTER =
  /^(?:[- ](?:\p{L}+ ){0,3}(?:partner|reseller|agency|consultancy|agentur|agencia|agence|agenzia|integrator|beratung|shop agency|merchants|stores|sites|users|customers|plugin|app store|marketplace)\b| (?:for|of) \p{L}+ (?:forwarders|teams|companies|businesses|lawyers|doctors|industry)\b)/iu;
const FOR_OTHERS =
  /\b(?:help(?:s|ing)?|enabl(?:e|es|ing)|for) (?:you|(?:our |your )?(?:clients|customers|enterprises|companies|organi[sz]ations|businesses|teams|merchants))\b|\b(?:your|our) customers['’]|\bsells?\b.{0,40}\bto $|\bfor enterprises moving\b/iu;
const NAMED =
  /\b(?:investors?|backed by|founded by|veterans|alumni|formerly|previously (?:at|of)|ex-|customers? (?:like|such as|include|including)|clients? (?:like|such as|include|including)|partners? (?:like|such as|\()|brands|acquired by|(?:built|worked|led|scaled)(?: .{0,30})? at|work with the (?:largest|leading|biggest)\b.{0,30}|offices?|named after|report|just like you use|customers each|across multiple channels|companies like|products? .{0,20}such as)\b.{0,120}$/iu;
const NAMED_AFTER =
  /^(?:['’]s (?:\p{Lu}|report|state)| (?:Capital|Ventures|School|University|Partner|schemas?)\b|[^.]{0,40}\bPartners?\b)/u;

const ASKED =
  /\b(?:experience|experienced|experiences|knowledge|knowledgeable|proficien\p{L}*|familiar\p{L}*|expert(?:ise|s)?|skills?|skilled|fluen\p{L}*|understanding|competen\p{L}*|comfortable|background|abilit(?:y|ies)|certif\p{L}*|years?|you (?:have|know|are|bring|can|should|must|will need)|you['’]ve|must|required?|requirements?|qualifications?|bonus|plus|nice to have|preferred|desirable|ideal(?:ly)?|looking for|seeking|hiring|wanted|need|open to|love|hands-on|strong|solid|advanced|know|erfahrung\p{L}*|kenntnisse\p{L}*|umgang|du (?:kennst|hast|bringst|beherrschst)|sie (?:haben|bringen)|sicher in|vertraut|expériences?|connaissances?|maîtris\p{L}*|vous (?:connaissez|avez|maîtrisez)|experiencia|conocimientos?|dominio|esperienza|conoscenza|ervaring|kennis|je (?:hebt|kent)|experiência|conhecimentos?|erfarenhet|kunskap\p{L}*|du (?:har|kan))\b/giu;
const ASKED_AFTER =
  /^[^.;]{0,60}?\b(?:experience|skills?|knowledge|expertise|developers?|engineers?|programmers?|consultants?|architects?|administrators?|specialists?|is (?:a plus|required|a must|nice)|a plus|would be|required|preferred|fundamentals|kenntnisse|erfahrung|entwickler\p{L}*|développeu\p{L}*)\b/iu;
const OWN_USE =
  /\b(?:we (?:\p{L}+ )?(?:use|run|are using|rely|work|build|built|have built|deploy|write|host|make (?:\p{L}+ )?use)|we['’]re using|our (?:\p{L}+ ){0,3}(?:stack|code|codebase|platform|product|backend|frontend|data|infrastructure|services?|apps?|app|team|site|api|systems?|warehouse|pipelines?)|stack|tech:|technologies we|written in|built (?:\p{L}+ ){0,3}(?:in|on|with|using)|based on|powered by|runs? on|hosted on|you(?:'ll|’ll| will) (?!need|have)|wir (?:nutzen|verwenden|setzen|arbeiten)|unser\p{L}*|nous (?:utilisons|travaillons)|notre|usamos|trabajamos con|utilizziamo|we gebruiken|vi använder|server side|we(?:['’]re| are) (?:\p{L}+ )?using|developing)\b/giu;

const CHOICE_BEFORE =
  /\b(?:such as|like|e\.?g\.?|for example|one of|at least one|any of|one or more|either|or|and\/or|z\. ?b\.|wie|oder|comme|ou|como|o|come|zoals|såsom|eller)[ :(“"]{1,3}(?:[\p{L}\p{N}.+#-]+(?: (?!or |and )[\p{Lu}\d][\p{L}\p{N}.+#-]*)?(?:, ?(?:or |and )?| or | and |\/))*$/iu;
const CHOICE_AFTER =
  /^(?:(?: [\p{Lu}\d][\p{L}\p{N}.+#-]*)?(?:, ?| ?\/ ?)[\p{L}\p{N}.+# /-]{1,30}){0,8}?,? ?(?:\b|\()(?:or|and\/or|oder|ou|eller|or similar|or competitor|or equivalent|o) ?(?:\p{L}|,|\.|\))/iu;
const SIMILAR =
  /\b(?:or (?:a )?(?:similar|equivalent|comparable|other|others|any|competitor)|and\/or|oder (?:ähnlich|vergleichbar)\p{L}*|ou (?:équivalent|similaire)|o similar|etc)\b/iu;

function roleIn(before: string, name: string, after: string, company: string): MentionRole {
  if (LEAVES_BEFORE.test(before) || LEAVES_AFTER.test(after)) return "moves_from";
  if (/\b(?:old|legacy|alte[ns]?|ancien(?:ne)?) $/iu.test(before) && MOVES_ON.test(after)) return "moves_from";
  if (isOwnName(name, company)) return "sells";
  if (COMES_BEFORE.test(before)) return "moves_to";
  if (NAMED.test(before) || NAMED_AFTER.test(after)) return "names";
  if (isOffered(before, after)) return "sells";
  // Of a demand and a statement, the one nearest before the name counts.
  const [asked, used] = [lastMatch(ASKED, before), lastMatch(OWN_USE, before)];
  if (asked > used || (used < 0 && ASKED_AFTER.test(after))) return isChoice(before, after) ? "one_of" : "wants";
  if (used < 0 && (CHOICE_AFTER.test(after) || SIMILAR.test(after.slice(0, 40)))) return "one_of";
  return "uses";
}

function lastMatch(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}

/** Returns whether a company bears a name. A long one is a phrase in the place of a company, such as "Seeking PHP experts". */
function isOwnName(name: string, company: string): boolean {
  const key = keyOf(name);
  const parts = company.split(/[^\p{L}\p{N}.+#]+/u).filter((part) => part !== "");
  return key.length > 1 && (keyOf(company) === key || (parts.length <= 3 && parts.some((part) => keyOf(part) === key)));
}

function isOffered(before: string, after: string): boolean {
  if (
    SELLER_BEFORE.test(before) ||
    SELLER_AFTER.test(after) ||
    FOR_OTHERS.test(before) ||
    /\bcustomers\b.{0,20}$/iu.test(before)
  )
    return true;
  return SELLS_BEFORE.test(before) && OFFER.test(before + after) && !/\b(?:stack|use|using)\b/iu.test(before);
}

function isChoice(before: string, after: string): boolean {
  if (SIMILAR.test(after.slice(0, 60))) return true;
  const listed = `${/\(([^()]*)$/.exec(before)?.[1] ?? ")"}x${/^([^()]*)\)/.exec(after)?.[1] ?? ")"}`;
  if (!listed.includes(")") && listed.split(",").length >= 3) return true;
  return CHOICE_AFTER.test(after) || CHOICE_BEFORE.test(before.slice(-REACH));
}
