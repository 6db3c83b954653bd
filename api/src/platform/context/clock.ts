import { Injectable } from '@nestjs/common';

/** The only source of the current time. Time rules read it from here, so that a test can change it. */
@Injectable()
export class Clock {
  /** The current time. */
  now(): Date {
    return new Date();
  }
}
