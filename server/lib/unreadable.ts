/**
 * What a reader of a value returns when it is invalid: why, as the end of a sentence that begins with the value's name.
 */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}
