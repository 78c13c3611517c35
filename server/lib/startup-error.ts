/** A failure to start that the operator can fix. The message is one sentence that includes the setting. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
