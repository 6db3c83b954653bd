import { Injectable } from '@nestjs/common';

/** The platform's way down. Streams and readiness watch it. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  /** Aborted when the platform goes down: end event streams, take no new work. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): void {
    this.controller.abort();
  }
}
