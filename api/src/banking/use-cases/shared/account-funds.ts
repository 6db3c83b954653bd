import { Injectable } from '@nestjs/common';
import { type Halalas, zeroHalalas } from '@waqf/money';
import { LedgerFacade, totalOf } from '../../../ledger/index.js';
import type { Ctx } from '../../../platform/index.js';
import type { TransferAccount } from '../../domain/transfer.js';

/** What an account holds, and the part that a transfer may take; amounts in halalas. */
export interface HeldFunds {
  balance: Halalas;
  available: Halalas;
  /** Null for a sub-account, which holds nothing of the corpus. */
  corpus: Halalas | null;
}

export const isMainAccount = ({ accountType }: Pick<TransferAccount, 'accountType'>): boolean =>
  accountType === 'main_waqf';

/** The rule of the yield: a main account pays out of its yield only, a sub-account its whole balance. */
@Injectable()
export class AccountFunds {
  constructor(private readonly ledger: LedgerFacade) {}

  /** By account id; a main account without ledger accounts is not in the map. */
  async of(ctx: Ctx, accounts: readonly TransferAccount[]): Promise<Map<string, HeldFunds>> {
    const mains = accounts.filter(isMainAccount);
    const subs = accounts.filter((account) => !isMainAccount(account)).map(({ id }) => id);
    const funds = await this.ledger.balancesOf(ctx, [...new Set(mains.map(({ waqfId }) => waqfId))]);
    const balances = await this.ledger.balanceOfAccounts(ctx, subs);
    return new Map<string, HeldFunds>([
      ...subs.map((id) => {
        const balance = balances.get(id) ?? zeroHalalas;
        return [id, { balance, available: balance, corpus: null }] as const;
      }),
      ...mains.flatMap(({ id, waqfId }) => {
        const found = funds.get(waqfId);
        if (!found) return [];
        return [[id, { balance: totalOf(found), available: found.ghalla, corpus: found.corpus }] as const];
      }),
    ]);
  }
}
