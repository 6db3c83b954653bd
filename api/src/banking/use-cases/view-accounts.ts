import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import { zeroHalalas } from '@waqf/money';
import { LedgerFacade, totalOf } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { asContract } from '../domain/bank-account.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';

/** Opened accounts with their book balances. Access is the caller's: it names waqfs that the person may see. */
@Injectable()
export class ViewAccounts {
  constructor(
    private readonly accounts: BankAccountRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** By waqf id, main first. A waqf without accounts is not in the map. */
  async execute(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, BankAccount[]>> {
    const rows = await this.accounts.opened(ctx, waqfIds);
    const balances = await this.ledger.balancesOf(ctx, [...new Set(rows.map((row) => row.waqfId))]);
    const byWaqf = new Map<string, BankAccount[]>();
    for (const row of rows) {
      const funds = balances.get(row.waqfId);
      // What the waqf's funds hold lies in its main account; a sub-account holds what was transferred to it, by entries
      // that name it, and no such entry can exist before posting does.
      const bookBalance = row.accountType === 'main_waqf' && row.state !== 'closed' && funds ? totalOf(funds) : zeroHalalas;
      byWaqf.set(row.waqfId, [...(byWaqf.get(row.waqfId) ?? []), asContract(row, bookBalance)]);
    }
    return byWaqf;
  }
}
