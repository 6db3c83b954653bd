import { Injectable, type OnModuleInit } from '@nestjs/common';
import { transactionRecorded, transactionReversed } from '../finances/index.js';
import { Facts } from '../platform/index.js';
import { FollowTransactions } from './use-cases/follow-transactions.js';

/** Entries that a user recorded are matched at once; what was recorded from a statement has its line already. */
@Injectable()
export class ReconciliationFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly followTransactions: FollowTransactions,
  ) {}

  onModuleInit(): void {
    const name = 'reconciliation.match-entry';
    this.facts.on(transactionRecorded, name, (ctx, recorded) => {
      const byUsers = recorded.filter(({ fromStatement }) => !fromStatement);
      return this.followTransactions.execute(ctx, byUsers);
    });
    this.facts.on(transactionReversed, name, (ctx, reversed) => this.followTransactions.execute(ctx, reversed));
  }
}
