import { Injectable } from '@nestjs/common';

/** The one source of "now". Rules about time take it from here, so that a test can move it. */
@Injectable()
export class Clock {
  /** Present moment. */
  now(): Date {
    return new Date();
  }
}
