/** The current time. Injected, so that tests can advance it instead of waiting. */
export interface Clock {
  now(): Date;
}
