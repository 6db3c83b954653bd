import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import { zeroHalalas } from '@waqf/money';
import { LedgerFacade, totalOf } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import type { OpenedRow } from '../domain/bank-account.js';
import { AccountLookupRepository } from '../persistence/account-lookup.repository.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { toBankAccount } from '../presenter.js';

/** Opened accounts with their book balances. The caller checks access and passes only ids that the user may see. */
@Injectable()
export class ViewAccounts {
  constructor(
    private readonly accounts: BankAccountRepository,
    private readonly lookup: AccountLookupRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** The accounts by waqf id, main account first. A waqf without accounts is not in the map. */
  async execute(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, BankAccount[]>> {
    const byWaqf = new Map<string, BankAccount[]>();
    for (const account of await this.described(ctx, await this.accounts.opened(ctx, waqfIds))) {
      const ofWaqf = byWaqf.get(account.waqfId);
      if (ofWaqf) ofWaqf.push(account);
      else byWaqf.set(account.waqfId, [account]);
    }
    return byWaqf;
  }

  /** The main account by waqf id; sub-accounts are not read. A waqf without one is not in the map. */
  async mains(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, BankAccount>> {
    const mains = await this.described(ctx, await this.accounts.openedMains(ctx, waqfIds));
    // The first account of a waqf is used, which is an open one when there is one.
    return new Map(mains.toReversed().map((account) => [account.waqfId, account]));
  }

  /** One account that the bank has opened. @throws Error for any other id */
  async one(ctx: Ctx, accountId: string): Promise<BankAccount> {
    const row = await this.lookup.opened(ctx, accountId);
    const [account] = row ? await this.described(ctx, [row]) : [];
    if (!account) throw new Error('an account that is open is missing');
    return account;
  }

  /** Sub-accounts of these beneficiaries, in the order of the database: open ones first. */
  async ofBeneficiaries(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<BankAccount[]> {
    return beneficiaryIds.length === 0 ? [] : this.described(ctx, await this.lookup.openedOf(ctx, beneficiaryIds));
  }

  /**
   * Adds the balances: the waqf's funds for its main account; for a sub-account, the ledger account with the same id.
   */
  private async described(ctx: Ctx, rows: readonly OpenedRow[]): Promise<BankAccount[]> {
    const mains = rows.filter((row) => row.accountType === 'main_waqf' && row.state !== 'closed');
    const subs = rows.filter((row) => row.accountType === 'beneficiary_sub');
    const funds = await this.ledger.balancesOf(
      ctx,
      mains.map((row) => row.waqfId),
    );
    const held = await this.ledger.balanceOfAccounts(
      ctx,
      subs.map((row) => row.id),
    );
    const open = new Set(mains.map((row) => row.id));
    return rows.map((row) => {
      const ofWaqf = open.has(row.id) ? funds.get(row.waqfId) : undefined;
      return toBankAccount(row, ofWaqf ? totalOf(ofWaqf) : (held.get(row.id) ?? zeroHalalas));
    });
  }
}
