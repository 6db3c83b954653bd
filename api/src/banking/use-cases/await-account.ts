import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Contexts } from '../../platform/index.js';
import { AccountLookupRepository, type RequestedAccount } from '../persistence/account-lookup.repository.js';
import { OpenAccount } from './open-account.js';

const shortestPauseMs = 20;
const longestPauseMs = 200;

/**
 * Waits for the bank's answer about an opening account. It asks the bank itself instead of waiting for the job to run;
 * the claim on the row lets only one of the two ask. If the bank has not decided by the end, the job continues.
 */
@Injectable()
export class AwaitAccount {
  private readonly logger = new Logger(AwaitAccount.name);

  constructor(
    private readonly lookup: AccountLookupRepository,
    private readonly openAccount: OpenAccount,
    private readonly contexts: Contexts,
  ) {}

  /**
   * The account once the bank has decided, or in its state after `timeoutMs`; then the job continues. Call it outside a
   * transaction.
   */
  async execute(input: { accountId: string; timeoutMs: number }): Promise<RequestedAccount> {
    const ctx = this.contexts.system('banking.await-account');
    const deadline = Date.now() + input.timeoutMs;
    this.openAccount.execute(ctx, { accountId: input.accountId }).catch((error: unknown) => this.logger.error(error));
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const account = await this.lookup.find(ctx, input.accountId);
      if (!account) throw new Error('an account that was asked for is gone');
      if (account.state !== 'opening' || Date.now() + pauseMs > deadline) return account;
      await delay(pauseMs);
    }
  }
}
