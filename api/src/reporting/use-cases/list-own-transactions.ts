import { Injectable } from '@nestjs/common';
import type { OwnTransactionList, OwnTransactionQuery } from '@waqf/contracts/reporting';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, requireCapability, Transactions } from '../../platform/index.js';
import { toOwnTransaction } from '../domain/own-transaction.js';
import { ListOwnAccounts } from './list-own-accounts.js';

const usualPage = 50;

/** Every movement on the sub-accounts of a beneficiary, in all waqfs, closed accounts included. */
@Injectable()
export class ListOwnTransactions {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly ownAccounts: ListOwnAccounts,
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ForbiddenError (403), also for a minor whom the user does not represent, InvalidCursorError (400) */
  async execute(ctx: Ctx, { limit = usualPage, cursor, ...query }: OwnTransactionQuery): Promise<OwnTransactionList> {
    requireCapability(ctx, 'beneficiary.portal');
    return this.transactions.snapshot(ctx, async (ctx) => {
      const personId = await this.beneficiaries.portalPersonId(ctx, query);
      const accounts = await this.ownAccounts.of(ctx, personId);
      // Without accounts there are no movements, and a list of all accounts must never be read instead.
      if (accounts.length === 0) return { transactions: [], nextCursor: null };
      const { entries, nextCursor } = await this.ledger.entries(ctx, {
        waqfIds: [...new Set(accounts.map((account) => account.waqfId))],
        accountIds: accounts.map((account) => account.id),
        limit,
        ...(cursor === undefined ? {} : { cursor }),
      });
      const pending = await this.banking.pendingAmong(
        ctx,
        entries.map((entry) => entry.id),
      );
      return { transactions: entries.map((entry) => toOwnTransaction(entry, pending)), nextCursor };
    });
  }
}
