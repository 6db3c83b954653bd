import { Injectable } from '@nestjs/common';
import { labelOf } from '@waqf/contracts';
import {
  incomeFundLabels,
  kindLabel,
  transactionLabels,
  transactionQuery,
  transactionTypeLabels,
  type Transaction,
} from '@waqf/contracts/finances';
import type { Language } from '@waqf/contracts/identity';
import { sortRows, type ExportColumn, type ExportSource, type ExportView } from '../../exports/index.js';
import { parseInput, type Ctx } from '../../platform/index.js';
import { ListTransactions } from './list-transactions.js';

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

/** Whether the row reverses another or was reversed, and why; null when neither applies. */
function reversalOf({ reverses, reversedBy }: Transaction, language: Language): string | null {
  if (reverses) return `${transactionLabels.reversal[language]}: ${reverses.reason}`;
  return reversedBy ? `${transactionLabels.reversed[language]}: ${reversedBy.reason}` : null;
}
