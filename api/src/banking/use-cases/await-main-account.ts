import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Contexts } from '../../platform/index.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { OpenAccount } from './open-account.js';

const shortestPauseMs = 20;
const longestPauseMs = 200;

/**
 * Waits for the bank's word on a main account. It asks the bank itself rather than waiting for the job to be claimed;
 * the claim on the row lets one of the two through. What is undecided at the end stays with the job.
 */
@Injectable()
export class AwaitMainAccount {
  private readonly logger = new Logger(AwaitMainAccount.name);

  constructor(
    private readonly accounts: BankAccountRepository,
    private readonly openAccount: OpenAccount,
    private readonly contexts: Contexts,
  ) {}

  /** True once the account is open; false on refusal, when none was asked for, and after `timeoutMs`. */
  async execute(input: { waqfId: string; timeoutMs: number }): Promise<boolean> {
    const ctx = this.contexts.system('banking.await-main-account');
    const deadline = Date.now() + input.timeoutMs;
    const first = await this.accounts.main(ctx, input.waqfId);
    if (first?.state === 'opening') {
      this.openAccount.execute(ctx, { accountId: first.id }).catch((error: unknown) => this.logger.error(error));
    }
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const main = await this.accounts.main(ctx, input.waqfId);
      if (main?.state !== 'opening') return main?.state === 'active';
      if (Date.now() + pauseMs > deadline) return false;
      await delay(pauseMs);
    }
  }
}
