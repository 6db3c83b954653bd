import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Shutdown } from '../../platform/index.js';
import { DispatchTransfers } from './dispatch-transfers.js';

/** Sends due transfers while the platform runs, but not for a command, for which it is at rest (`at-rest.ts`). */
@Injectable()
export class StartDispatching implements OnApplicationBootstrap {
  constructor(
    private readonly dispatcher: DispatchTransfers,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.shutdown.signal.aborted) this.dispatcher.start();
  }
}
