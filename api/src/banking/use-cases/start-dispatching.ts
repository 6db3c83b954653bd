import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Facts, Shutdown } from '../../platform/index.js';
import { transferRecorded } from '../banking.facts.js';
import { TransferDispatcher } from './transfer-dispatcher.js';

/** Sends due transfers while the platform runs, but not for a command, for which it is at rest (`at-rest.ts`). */
@Injectable()
export class StartDispatching implements OnApplicationBootstrap {
  constructor(
    private readonly dispatcher: TransferDispatcher,
    private readonly facts: Facts,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    // Called in every process, also for transfers that another process recorded.
    this.facts.tail(transferRecorded, () => this.dispatcher.wake());
    if (!this.shutdown.signal.aborted) this.dispatcher.start();
  }
}
