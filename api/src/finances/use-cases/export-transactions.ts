import { Injectable } from '@nestjs/common';
import { labelOf } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  transactionQuery,
  transactionTypeLabels,
  type Transaction,
} from '@waqf/contracts/finances';
import type { Language } from '@waqf/contracts/identity';
import { sortRows, type ExportColumn, type ExportSource, type ExportView } from '../../exports/index.js';
import { parseInput, type Ctx } from '../../platform/index.js';
import { ListTransactions } from './list-transactions.js';

/** As the screen says it. */
const words = {
  platform: { ar: 'المنصة', en: 'The platform' },
  reversal: { ar: 'قيد عكسي', en: 'Reversal' },
  reversed: { ar: 'عُكست', en: 'Reversed' },
} as const;

/**
 * The register as an Excel file: the rows of `GET /api/transactions` under its filters, newest first, without its
 * pages.
 */
@Injectable()
export class ExportTransactions implements ExportSource<Transaction> {
  readonly table = 'transactions';
  readonly title = { ar: 'المعاملات المالية', en: 'Financial transactions' };
  readonly columns: readonly ExportColumn<Transaction>[] = [
    { key: 'description', kind: 'text', title: { ar: 'البيان', en: 'Description' }, value: (row) => row.description },
    { key: 'waqf', kind: 'text', title: { ar: 'الوقف', en: 'Waqf' }, value: (row) => row.waqfName },
    { key: 'date', kind: 'day', title: { ar: 'التاريخ', en: 'Date' }, value: (row) => row.occurredOn },
    {
      key: 'type',
      kind: 'text',
      title: { ar: 'النوع', en: 'Type' },
      value: (row, language) => labelOf(transactionTypeLabels, row.type, language),
    },
    { key: 'kind', kind: 'text', title: { ar: 'التصنيف', en: 'Category' }, value: kindOf },
    {
      key: 'recordedBy',
      kind: 'text',
      title: { ar: 'سجّلها', en: 'Recorded by' },
      value: (row, language) => row.recordedBy ?? words.platform[language],
    },
    {
      key: 'amount',
      kind: 'amount',
      title: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
      value: (row) => row.signedAmount,
    },
    { key: 'reversal', kind: 'text', title: { ar: 'العكس', en: 'Reversal' }, value: reversalOf },
  ];

  constructor(private readonly listTransactions: ListTransactions) {}

  /**
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), InvalidInputError (400) for a filter that
   * the list refuses too
   */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<Transaction[]> {
    const query = parseInput(transactionQuery, search === '' ? filters : { ...filters, q: search });
    return sortRows(await this.listTransactions.matching(ctx, query, limit), this.columns, sort, language);
  }
}

function kindOf({ type, source, category }: Transaction, language: Language): string {
  if (source) return labelOf(incomeSourceLabels, source, language);
  if (category) return labelOf(expenseCategoryLabels, category, language);
  return labelOf(transactionTypeLabels, type, language);
}

/** Whether the row undoes another or was undone, and why. */
function reversalOf({ reverses, reversedBy }: Transaction, language: Language): string | null {
  if (reverses) return `${words.reversal[language]}: ${reverses.reason}`;
  return reversedBy ? `${words.reversed[language]}: ${reversedBy.reason}` : null;
}
