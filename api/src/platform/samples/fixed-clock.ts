import { Clock } from '../context/clock.js';

/** Stands at one moment: sample data happened when it says it did. */
export class FixedClock extends Clock {
  constructor(private readonly moment: Date) {
    super();
  }

  override now(): Date {
    return this.moment;
  }
}
