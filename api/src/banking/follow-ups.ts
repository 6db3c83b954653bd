import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Facts } from '../platform/index.js';
import { paymentBatchRecorded, transferRecorded } from './banking.facts.js';
import { BatchDispatcher } from './use-cases/batch-dispatcher.js';
import { TransferDispatcher } from './use-cases/transfer-dispatcher.js';

/** Sends what was recorded at once. Every process looks, also for what another process recorded. */
@Injectable()
export class BankingFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly transfers: TransferDispatcher,
    private readonly batches: BatchDispatcher,
  ) {}

  onModuleInit(): void {
    this.facts.tail(transferRecorded, () => this.transfers.wake());
    this.facts.tail(paymentBatchRecorded, () => this.batches.wake());
  }
}
