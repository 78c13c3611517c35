/** A reason not to start that the operator can fix. Its message is one sentence with the setting. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
