import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paymentsSettled } from '../banking/index.js';
import { Facts } from '../platform/index.js';
import { FollowPayments } from './use-cases/follow-payments.js';

/** Lines are settled with their payments, each batch of the bank in its own order. */
@Injectable()
export class DistributionFollowUps implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly followPayments: FollowPayments,
  ) {}

  onModuleInit(): void {
    this.facts.on(paymentsSettled, 'distributions.follow-payments', async (ctx, settled, { occurredAt }) => {
      for (const payments of settled) await this.followPayments.execute(ctx, payments, occurredAt);
    });
  }
}
