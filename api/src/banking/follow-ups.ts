import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Facts } from '../platform/index.js';
import { paymentBatchRecorded, transferRecorded } from './banking.facts.js';
import { DispatchBatches } from './use-cases/dispatch-batches.js';
import { DispatchTransfers } from './use-cases/dispatch-transfers.js';

/** Sends what was recorded at once. Every process looks, also for what another process recorded. */
@Injectable()
export class BankingFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly transfers: DispatchTransfers,
    private readonly batches: DispatchBatches,
  ) {}

  onModuleInit(): void {
    this.facts.tail(transferRecorded, () => this.transfers.wake());
    this.facts.tail(paymentBatchRecorded, () => this.batches.wake());
  }
}
