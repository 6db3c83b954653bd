import { Injectable } from '@nestjs/common';
import type { AccountEntry, AccountStatement, AccountStatementQuery } from '@waqf/contracts/banking';
import { endOfDay, startOfDay } from '@waqf/formats';
import { formatAmountForWire, zeroHalalas } from '@waqf/money';
import { LedgerFacade, type ListedEntry } from '../../ledger/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { BankingAccess } from '../access.js';
import { FindLedgerAccounts } from './find-ledger-accounts.js';
import { ViewAccounts } from './view-accounts.js';

const usualPage = 50;

/** The ledger entries of one bank account, newest first, with the balance after each entry. */
@Injectable()
export class ViewAccountStatement {
  constructor(
    private readonly access: BankingAccess,
    private readonly view: ViewAccounts,
    private readonly ledgerAccounts: FindLedgerAccounts,
    private readonly ledger: LedgerFacade,
    private readonly transactions: Transactions,
  ) {}

  /** @throws BankingAccountNotFoundError (404), InvalidInputError (400) for an unknown cursor */
  async execute(ctx: Ctx, input: AccountStatementQuery & { accountId: string }): Promise<AccountStatement> {
    const { from, to, cursor } = input;
    return this.transactions.snapshot(ctx, async (ctx) => {
      const row = await this.access.account(ctx, input.accountId);
      const accountIds = await this.ledgerAccounts.of(ctx, row);
      const held = async (at: Date): Promise<string> =>
        formatAmountForWire(await this.ledger.openingBalance(ctx, accountIds, at));
      const page = await this.ledger.entries(ctx, {
        waqfIds: [row.waqfId],
        accountIds,
        limit: input.limit ?? usualPage,
        ...(from === undefined ? {} : { from: startOfDay(from) }),
        ...(to === undefined ? {} : { to: endOfDay(to) }),
        ...(cursor === undefined ? {} : { cursor }),
      });
      const account = await this.view.one(ctx, row.id);
      return {
        account,
        from: from ?? null,
        to: to ?? null,
        ...(from === undefined ? {} : { opening: await held(startOfDay(from)) }),
        ...(to === undefined ? {} : { closing: await held(endOfDay(to)) }),
        entries: page.entries.map(asEntry),
        nextCursor: page.nextCursor,
      };
    });
  }
}

function asEntry(entry: ListedEntry): AccountEntry {
  const { id, occurredAt, description, kind, reversesId } = entry;
  return {
    id,
    description,
    kind,
    reversesId,
    occurredAt: occurredAt.toISOString(),
    amount: formatAmountForWire(entry.signed ?? zeroHalalas),
    balance: formatAmountForWire(entry.balance ?? zeroHalalas),
  };
}
