/** Returns the current time. It is injected, so that tests can advance it instead of waiting. */
export interface Clock {
  now(): Date;
}
