import { Injectable } from '@nestjs/common';
import { type Ctx, requireCapability, Transactions } from '../../platform/index.js';
import type { Verification } from '../domain/chain.js';
import { ChainRepository } from '../persistence/chain.repository.js';
import { verifyBooks } from '../verification/verify-books.js';

/** Verifies the books of the platform. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly transactions: Transactions,
    private readonly chain: ChainRepository,
  ) {}

  /**
   * Reads everything, as it was at one moment.
   * @throws NotSignedInError (401), ForbiddenError (403) for users without `system.admin`
   */
  async execute(ctx: Ctx): Promise<Verification> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.snapshot(ctx, (ctx) => verifyBooks(ctx, this.chain));
  }
}
