import { Injectable } from '@nestjs/common';

/** The platform's way up and down. Streams and readiness watch it. */
@Injectable()
export class Shutdown {
  private started = false;
  private readonly controller = new AbortController();

  /** Aborted when the platform goes down: end event streams, take no new work. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** True once everything is up and until the way down begins. */
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
