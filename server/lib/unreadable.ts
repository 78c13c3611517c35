/** The reason why a reader rejected a value, as the end of a sentence that begins with the value's name. */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}
