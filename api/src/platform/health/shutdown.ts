import { Injectable } from '@nestjs/common';

/** Start and shutdown of the platform. Streams and readiness watch it. */
@Injectable()
export class Shutdown {
  private started = false;
  private readonly controller = new AbortController();

  /** Aborted when the shutdown begins: end event streams, take no new work. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** True from the end of the start until the shutdown begins. */
  get isReady(): boolean {
    return this.started && !this.signal.aborted;
  }

  ready(): void {
    this.started = true;
  }

  begin(): void {
    this.controller.abort();
  }
}
