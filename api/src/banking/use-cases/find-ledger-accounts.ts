import { Injectable } from '@nestjs/common';
import { LedgerFacade, mainFunds } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import type { OpenedRow } from '../domain/bank-account.js';

/** Finds the ledger accounts that make up a bank account. */
@Injectable()
export class FindLedgerAccounts {
  constructor(private readonly ledger: LedgerFacade) {}

  /** Ids of the ledger accounts: the waqf's funds for a main account, the one with the same id for a sub-account. */
  async of(ctx: Ctx, row: Pick<OpenedRow, 'id' | 'waqfId' | 'accountType'>): Promise<string[]> {
    if (row.accountType === 'beneficiary_sub') return [row.id];
    const accounts = await this.ledger.accountsOf(ctx, [row.waqfId]);
    return accounts.filter((account) => mainFunds.some((fund) => fund === account.fund)).map((account) => account.id);
  }
}
