/** What time it is. Whatever decides by the hour asks here, so that a test can move time instead of waiting for it. */
export interface Clock {
  now(): Date;
}
