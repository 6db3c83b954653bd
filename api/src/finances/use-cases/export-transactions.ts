import { Injectable } from '@nestjs/common';
import { labelOf, type Bilingual } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeFundLabels,
  incomeSourceLabels,
  kindLabel,
  transactionLabels,
  transactionQuery,
  transactionTypeLabels,
  unnamed,
  type Transaction,
} from '@waqf/contracts/finances';
import type { Language } from '@waqf/contracts/identity';
import {
  filtersInWords,
  periodFilters,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
  waqfFilter,
} from '../../exports/index.js';
import { Memberships } from '../../membership/index.js';
import { parseInput, type Ctx } from '../../platform/index.js';
import { ListTransactions } from './list-transactions.js';

/** Titles of the filters that are not columns. */
const titles = {
  source: { ar: 'المصدر', en: 'Source' },
  category: { ar: 'التصنيف', en: 'Category' },
  least: { ar: 'أقل مبلغ', en: 'Least amount' },
  most: { ar: 'أعلى مبلغ', en: 'Greatest amount' },
} as const;
const unnamedLabel = { ar: 'غير مسجل', en: 'Not recorded' };

/**
 * The register as an Excel file: all rows of `GET /api/transactions` with the same filters, newest first, without
 * paging.
 */
@Injectable()
export class ExportTransactions implements ExportSource<Transaction> {
  readonly table = 'transactions';
  readonly title = { ar: 'المعاملات المالية', en: 'Financial transactions' };
  readonly columns: readonly ExportColumn<Transaction>[] = [
    { key: 'description', kind: 'text', title: transactionLabels.description, value: (row) => row.description },
    { key: 'waqf', kind: 'text', title: transactionLabels.waqf, value: (row) => row.waqfName },
    { key: 'date', kind: 'day', title: transactionLabels.date, value: (row) => row.occurredOn },
    {
      key: 'type',
      kind: 'text',
      title: transactionLabels.type,
      value: (row, language) => labelOf(transactionTypeLabels, row.type, language),
    },
    { key: 'kind', kind: 'text', title: transactionLabels.kind, value: kindLabel },
    {
      key: 'fund',
      kind: 'text',
      title: transactionLabels.fund,
      value: ({ fund }, language) => (fund === null ? null : labelOf(incomeFundLabels, fund, language)),
    },
    {
      key: 'recordedBy',
      kind: 'text',
      title: transactionLabels.recordedBy,
      value: (row, language) => row.recordedBy ?? transactionLabels.platform[language],
    },
    {
      key: 'amount',
      kind: 'amount',
      title: transactionLabels.amount,
      value: (row) => row.signedAmount,
    },
    { key: 'reversal', kind: 'text', title: { ar: 'العكس', en: 'Reversal' }, value: reversalOf },
    {
      key: 'receipt',
      kind: 'link',
      title: transactionLabels.receipt,
      value: ({ id, receipt }) => (receipt ? `/api/transactions/${id}/receipt` : null),
    },
  ];

  constructor(
    private readonly listTransactions: ListTransactions,
    private readonly memberships: Memberships,
  ) {}

  /**
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), InvalidInputError (400) for a filter that
   * the list refuses too
   */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<Transaction[]> {
    const query = parseInput(transactionQuery, search === '' ? filters : { ...filters, q: search });
    return sortRows(await this.listTransactions.matching(ctx, query, limit), this.columns, sort, language);
  }

  filters(ctx: Ctx, { filters, language }: ExportView): Promise<ExportFilter[]> {
    const inWords = (title: Bilingual, labels: Readonly<Record<string, Bilingual>>) => (value: string) => ({
      title,
      value: value === unnamed ? unnamedLabel[language] : labelOf(labels, value, language),
    });
    return filtersInWords(parseInput(transactionQuery, filters), {
      waqfId: waqfFilter((id) => this.memberships.name(ctx, id)),
      type: inWords(transactionLabels.type, transactionTypeLabels),
      source: inWords(titles.source, incomeSourceLabels),
      category: inWords(titles.category, expenseCategoryLabels),
      fund: inWords(transactionLabels.fund, incomeFundLabels),
      ...periodFilters,
      min: (amount) => ({ title: titles.least, value: amount }),
      max: (amount) => ({ title: titles.most, value: amount }),
    });
  }
}

/** Whether the row reverses another or was reversed, and why; null when neither applies. */
function reversalOf({ reverses, reversedBy }: Transaction, language: Language): string | null {
  if (reverses) return `${transactionLabels.reversal[language]}: ${reverses.reason}`;
  return reversedBy ? `${transactionLabels.reversed[language]}: ${reversedBy.reason}` : null;
}
