import { Injectable } from '@nestjs/common';
import { accountStatementExport } from '@waqf/contracts/banking';
import type { Language } from '@waqf/contracts/identity';
import { arabicSearchKey, groupIban, endOfDay, startOfDay } from '@waqf/formats';
import { formatAmountForWire, zeroHalalas } from '@waqf/money';
import {
  filtersInWords,
  periodFilters,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
} from '../../exports/index.js';
import { LedgerFacade, type ListedEntry } from '../../ledger/index.js';
import { type Ctx, parseInput, requireCapability, Transactions } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { BankingAccess } from '../access.js';
import { FindLedgerAccounts } from './find-ledger-accounts.js';

type Kind = 'opening' | 'closing' | 'income' | 'expense' | 'movement' | 'reversal';

/** A line of the file: an entry, or the balance at the beginning or the end of the period. */
interface StatementRow {
  kind: Kind;
  /** Null for the opening and the closing balance. */
  description: string | null;
  /** ISO timestamp of an entry; ISO day of the opening and the closing balance. */
  date: string;
  amount: string | null;
  balance: string;
  waqfName: string;
  iban: string;
}

/** The names of kinds, as on the screen. */
const kindNames: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  opening: { ar: 'الرصيد الافتتاحي', en: 'Opening balance' },
  closing: { ar: 'الرصيد الختامي', en: 'Closing balance' },
  income: { ar: 'إيراد', en: 'Income' },
  expense: { ar: 'مصروف', en: 'Expense' },
  movement: { ar: 'تحويل', en: 'Transfer' },
  reversal: { ar: 'قيد عكسي', en: 'Reversal' },
};

const accountTitle = { ar: 'الحساب', en: 'Account' };

/**
 * The statement of one main or sub-account as an Excel file. As on the screen, entries are listed newest first, between
 * the closing and the opening balance.
 */
@Injectable()
export class ExportAccountStatement implements ExportSource<StatementRow> {
  readonly table = 'account-statement';
  readonly title = { ar: 'كشف حساب', en: 'Account statement' };
  readonly columns: readonly ExportColumn<StatementRow>[] = [
    {
      key: 'description',
      kind: 'text',
      title: { ar: 'البيان', en: 'Description' },
      value: (row, language) => row.description ?? kindNames[row.kind][language],
    },
    {
      key: 'kind',
      kind: 'text',
      title: { ar: 'النوع', en: 'Type' },
      value: (row, language) => (row.description === null ? null : kindNames[row.kind][language]),
    },
    { key: 'date', kind: 'day', title: { ar: 'التاريخ', en: 'Date' }, value: (row) => row.date },
    { key: 'amount', kind: 'amount', title: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' }, value: (row) => row.amount },
    {
      key: 'balance',
      kind: 'amount',
      title: { ar: 'الرصيد (ريال)', en: 'Balance (SAR)' },
      value: (row) => row.balance,
    },
    { key: 'waqf', kind: 'text', title: { ar: 'الوقف', en: 'Waqf' }, value: (row) => row.waqfName },
    { key: 'iban', kind: 'text', title: { ar: 'الآيبان', en: 'IBAN' }, value: (row) => row.iban },
  ];

  constructor(
    private readonly access: BankingAccess,
    private readonly memberships: Memberships,
    private readonly ledgerAccounts: FindLedgerAccounts,
    private readonly ledger: LedgerFacade,
    private readonly transactions: Transactions,
  ) {}

  /**
   * With a search or another order the rows do not cover a whole period, so opening and closing balance are left out.
   * @throws ForbiddenError (403), BankingAccountNotFoundError (404), InvalidInputError (400) without an account and a
   *   period
   */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<StatementRow[]> {
    requireCapability(ctx, 'banking.read');
    const { accountId, from, to } = parseInput(accountStatementExport, filters);
    const period = { from: startOfDay(from), to: endOfDay(to) };
    return this.transactions.snapshot(ctx, async (ctx) => {
      const account = await this.access.account(ctx, accountId);
      const accountIds = await this.ledgerAccounts.of(ctx, account);
      const whose = { waqfName: (await this.memberships.name(ctx, account.waqfId)) ?? '', iban: account.iban };
      const { entries } = await this.ledger.entries(ctx, { waqfIds: [account.waqfId], accountIds, ...period, limit });
      const rows = entries.map((entry) => ({ ...rowOf(entry), ...whose }));
      const wanted = arabicSearchKey(search);
      if (wanted !== '' || sort) {
        return sortRows(
          rows.filter(({ description }) => arabicSearchKey(description).includes(wanted)),
          this.columns,
          sort,
          language,
        );
      }
      const held = async (kind: 'opening' | 'closing', date: string, at: Date): Promise<StatementRow> => ({
        kind,
        description: null,
        date,
        amount: null,
        balance: formatAmountForWire(await this.ledger.openingBalance(ctx, accountIds, at)),
        ...whose,
      });
      return [await held('closing', to, period.to), ...rows, await held('opening', from, period.from)].slice(0, limit);
    });
  }

  filters(ctx: Ctx, { filters }: ExportView): Promise<ExportFilter[]> {
    return filtersInWords(parseInput(accountStatementExport, filters), {
      accountId: async (id) => ({ title: accountTitle, value: await this.accountName(ctx, id) }),
      ...periodFilters,
    });
  }

  /** The waqf and the IBAN. */
  private async accountName(ctx: Ctx, id: string): Promise<string> {
    const { waqfId, iban } = await this.access.account(ctx, id);
    return `${(await this.memberships.name(ctx, waqfId)) ?? ''} ${groupIban(iban)}`.trim();
  }
}

function rowOf({ kind, reversesId, description, occurredAt, signed, balance }: ListedEntry) {
  return {
    kind: reversesId === null ? kind : ('reversal' as const),
    description,
    date: occurredAt.toISOString(),
    amount: formatAmountForWire(signed ?? zeroHalalas),
    balance: formatAmountForWire(balance ?? zeroHalalas),
  };
}
