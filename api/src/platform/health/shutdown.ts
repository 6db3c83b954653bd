import { Injectable } from '@nestjs/common';

/** State of the platform's start and shutdown. Event streams and readiness depend on it. */
@Injectable()
export class Shutdown {
  private started = false;
  private readonly controller = new AbortController();

  /** Aborted when the shutdown begins: event streams must then end and no new work may start. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** True from the end of the start. */
  get hasStarted(): boolean {
    return this.started;
  }

  ready(): void {
    this.started = true;
  }

  begin(): void {
    this.controller.abort();
  }
}
