import { Injectable } from '@nestjs/common';
import { labelOf } from '@waqf/contracts';
import { bankTransferQuery, bankTransferStatusLabels, type BankTransfer } from '@waqf/contracts/banking';
import type { Language } from '@waqf/contracts/identity';
import { arabicSearchKey } from '@waqf/formats';
import {
  filtersInWords,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
  waqfFilter,
} from '../../exports/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, parseInput } from '../../platform/index.js';
import { ListTransfers } from './list-transfers.js';

const statusTitle = { ar: 'الحالة', en: 'Status' };

/**
 * Transfers between the accounts of a waqf as an Excel file: the rows of `GET /api/bank-transactions`, newest first,
 * without paging.
 */
@Injectable()
export class ExportTransfers implements ExportSource<BankTransfer> {
  readonly table = 'bank-transfers';
  readonly title = { ar: 'التحويلات البنكية', en: 'Bank transfers' };
  readonly columns: readonly ExportColumn<BankTransfer>[] = [
    { key: 'description', kind: 'text', title: { ar: 'البيان', en: 'Description' }, value: (row) => row.description },
    { key: 'parties', kind: 'text', title: { ar: 'من وإلى', en: 'From and to' }, value: partiesOf },
    { key: 'date', kind: 'moment', title: { ar: 'التاريخ', en: 'Date' }, value: (row) => row.createdAt },
    {
      key: 'status',
      kind: 'text',
      title: statusTitle,
      value: (row, language) => labelOf(bankTransferStatusLabels, row.status, language),
    },
    {
      key: 'amount',
      kind: 'amount',
      title: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
      value: (row) => (row.direction === 'out' ? `-${row.amount}` : row.amount),
    },
    {
      key: 'reference',
      kind: 'text',
      title: { ar: 'مرجع المصرف', en: 'Bank reference' },
      value: (row) => row.bankReference,
    },
    {
      key: 'settledAt',
      kind: 'moment',
      title: { ar: 'تاريخ الإتمام أو الرفض', en: 'Completed or refused on' },
      value: (row) => row.settledAt,
    },
    { key: 'reason', kind: 'text', title: { ar: 'السبب', en: 'Reason' }, value: (row) => row.reason },
  ];

  constructor(
    private readonly listTransfers: ListTransfers,
    private readonly memberships: Memberships,
  ) {}

  /**
   * @throws ForbiddenError (403), BankingWaqfNotFoundError (404), InvalidInputError (400) for a filter that
   * the list also refuses
   */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<BankTransfer[]> {
    const { waqfId, status } = parseInput(bankTransferQuery, filters);
    const wanted = arabicSearchKey(search);
    const { transactions } = await this.listTransfers.execute(ctx, { waqfId, status, limit });
    const found = transactions.filter((row) =>
      [row.description, row.from.label, row.to.label, row.bankReference ?? ''].some((text) =>
        arabicSearchKey(text).includes(wanted),
      ),
    );
    return sortRows(found, this.columns, sort, language);
  }

  filters(ctx: Ctx, { filters, language }: ExportView): Promise<ExportFilter[]> {
    return filtersInWords(parseInput(bankTransferQuery, filters), {
      waqfId: waqfFilter((id) => this.memberships.name(ctx, id)),
      status: (status) => ({ title: statusTitle, value: labelOf(bankTransferStatusLabels, status, language) }),
    });
  }
}

function partiesOf({ from, to }: BankTransfer, language: Language): string {
  return language === 'ar' ? `من ${from.label} إلى ${to.label}` : `From ${from.label} to ${to.label}`;
}
