import { Injectable } from '@nestjs/common';
import { Contexts } from '../../platform/index.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { AwaitAccount } from './await-account.js';

/** Waits for the bank's answer about the main account of a waqf. */
@Injectable()
export class AwaitMainAccount {
  constructor(
    private readonly contexts: Contexts,
    private readonly accounts: BankAccountRepository,
    private readonly waiting: AwaitAccount,
  ) {}

  /** True once the account is open; false on refusal, when none was requested, and after `timeoutMs`. */
  async execute(input: { waqfId: string; timeoutMs: number }): Promise<boolean> {
    const main = await this.accounts.main(this.contexts.system('banking.await-main-account'), input.waqfId);
    if (main?.state !== 'opening') return main?.state === 'active';
    return (await this.waiting.execute({ accountId: main.id, timeoutMs: input.timeoutMs })).state === 'active';
  }
}
