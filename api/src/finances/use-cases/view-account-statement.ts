import { Injectable } from '@nestjs/common';
import type { AccountStatement, AccountStatementQuery, StatementEntry } from '@waqf/contracts/finances';
import { endOfDay, firstDayOf, riyadhDay, startOfDay } from '@waqf/formats';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { LedgerFacade, type ListedEntry } from '../../ledger/index.js';
import { InvalidInputError, Transactions, type Ctx } from '../../platform/index.js';
import { TransactionRepository } from '../persistence/transaction.repository.js';
import { FinancesAccess } from '../access.js';

const pageSize = 50;
/** The funds on the waqf's main bank account; the money of sub-accounts is no longer on it. */
const mainFunds: ReadonlySet<string> = new Set(['corpus', 'ghalla', 'reserve', 'payable']);

/**
 * The statement of a waqf's main account according to the books (كشف حساب): every entry that changes it, from any
 * context.
 */
@Injectable()
export class ViewAccountStatement {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly ledger: LedgerFacade,
    private readonly rows: TransactionRepository,
  ) {}

  /** @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), InvalidInputError (400) */
  async execute(ctx: Ctx, input: AccountStatementQuery & { waqfId: string }): Promise<AccountStatement> {
    const waqf = await this.access.readable(ctx, input.waqfId);
    const now = ctx.clock.now();
    const to = input.to ?? riyadhDay(now);
    const from = input.from ?? firstDayOf(to.slice(0, 7));
    if (from > to)
      throw new InvalidInputError([
        { field: 'from', message: { ar: 'بداية المدة بعد نهايتها', en: 'The period begins after its end' } },
      ]);
    return this.transactions.snapshot(ctx, async (ctx) => {
      const accounts = await this.ledger.accountsOf(ctx, [waqf.waqfId]);
      const accountIds = accounts.filter(({ fund }) => mainFunds.has(fund)).map(({ id }) => id);
      const period = { from: startOfDay(from), to: endOfDay(to) };
      const page = await this.ledger.entries(ctx, {
        waqfIds: [waqf.waqfId],
        accountIds,
        ...period,
        limit: input.limit ?? pageSize,
        ...(input.cursor === undefined ? {} : { cursor: input.cursor }),
      });
      const registered = await this.rows.find(
        ctx,
        page.entries.map(({ id }) => id),
      );
      return {
        waqf: { id: waqf.waqfId, name: waqf.waqfName },
        from,
        to,
        opening: formatAmountForWire(await this.ledger.openingBalance(ctx, accountIds, period.from)),
        closing: formatAmountForWire(await this.ledger.openingBalance(ctx, accountIds, period.to)),
        entries: page.entries.map((entry) => lineOf(entry, registered.has(entry.id))),
        nextCursor: page.nextCursor,
      };
    });
  }
}

function lineOf(entry: ListedEntry, registered: boolean): StatementEntry {
  return {
    id: entry.id,
    kind: entry.reversesId !== null ? 'reversal' : entry.kind === 'movement' ? 'transfer' : entry.kind,
    description: entry.description,
    occurredOn: riyadhDay(entry.occurredAt),
    occurredAt: entry.occurredAt.toISOString(),
    amount: formatAmountForWire(known(entry.signed)),
    balance: formatAmountForWire(known(entry.balance)),
    transactionId: registered ? entry.id : null,
  };
}

/** The ledger returns both values whenever accounts are given. */
function known(amount: Halalas | null): Halalas {
  if (amount === null) throw new Error('a statement without a running balance');
  return amount;
}
