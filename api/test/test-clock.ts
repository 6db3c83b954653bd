import { Clock } from '../src/platform/index.js';

/** How far to move the clock. */
export interface TimeSpan {
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** The machine's time plus an offset that the test sets. */
export class TestClock extends Clock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance({ hours = 0, minutes = 0, seconds = 0 }: TimeSpan): void {
    this.offsetMs += ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }

  /** Moves the clock to this moment, from which it continues. Earlier sessions may have ended by then. */
  moveTo(moment: Date): void {
    this.offsetMs = moment.getTime() - Date.now();
  }
}
