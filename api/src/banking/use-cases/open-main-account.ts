import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import { type Ctx, Transactions } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import {
  BankingAccountForbiddenError,
  BankingAccountRefusedError,
  BankingMainAccountExistsError,
  BankingAccountsNeedApprovalError,
} from '../banking.errors.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { AwaitAccount } from './await-account.js';
import { RequestMainAccount } from './request-main-account.js';
import { ViewAccounts } from './view-accounts.js';

/** How long a call waits for the bank; afterwards a job continues to ask. */
const bankPatienceMs = 5_000;

/** Opens the main account of an approved waqf that has none, because the bank refused it or was never asked. */
@Injectable()
export class OpenMainAccount {
  constructor(
    private readonly memberships: Memberships,
    private readonly accounts: BankAccountRepository,
    private readonly request: RequestMainAccount,
    private readonly waiting: AwaitAccount,
    private readonly view: ViewAccounts,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Allowed for the nazir and administrators.
   * @returns the open account, or null while the bank has not decided
   * @throws MembershipWaqfNotFoundError (404), BankingAccountForbiddenError (403), BankingAccountsNeedApprovalError
   * (409), BankingMainAccountExistsError (409), BankingAccountRefusedError (422)
   */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<BankAccount | null> {
    const { waqfId } = input;
    const accountId = await this.transactions.run(ctx, async (ctx) => {
      const { status, waqfName } = await this.memberships.requireRelation(
        ctx,
        waqfId,
        ['nazir', 'admin'],
        () => new BankingAccountForbiddenError(),
      );
      if (status !== 'approved') throw new BankingAccountsNeedApprovalError();
      const main = await this.accounts.main(ctx, waqfId);
      if (main?.state === 'active' || main?.state === 'suspended') throw new BankingMainAccountExistsError();
      await this.request.execute(ctx, { waqfId, waqfName });
      return (await this.accounts.main(ctx, waqfId))?.id;
    });
    if (accountId === undefined) throw new Error('a main account that was asked for is gone');
    const account = await this.waiting.execute({ accountId, timeoutMs: bankPatienceMs });
    if (account.state === 'refused' && account.reason) throw new BankingAccountRefusedError(account.reason);
    return account.state === 'opening' ? null : this.view.one(ctx, accountId);
  }
}
