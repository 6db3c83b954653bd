import { Injectable } from '@nestjs/common';
import { labelOf } from '@waqf/contracts';
import { type WaqfStatus, waqfStatus, waqfStatusLabels, type WaqfSummary } from '@waqf/contracts/endowments';
import { arabicSearchKey } from '@waqf/formats';
import {
  filtersInWords,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
} from '../../exports/index.js';
import type { Ctx } from '../../platform/index.js';
import { ListWaqfs } from './list-waqfs.js';

const statusTitle = { ar: 'الحالة', en: 'Status' };

/** The list of waqfs as an Excel file: the user's own list, searched by the same words as on the screen. */
@Injectable()
export class ExportWaqfs implements ExportSource<WaqfSummary> {
  readonly table = 'waqfs';
  readonly title = { ar: 'الأوقاف', en: 'Waqfs' };
  readonly columns: readonly ExportColumn<WaqfSummary>[] = [
    { key: 'name', kind: 'text', title: { ar: 'اسم الوقف', en: 'Waqf' }, value: (row) => row.name },
    {
      key: 'status',
      kind: 'text',
      title: statusTitle,
      value: (row, language) => labelOf(waqfStatusLabels, row.status, language),
    },
    { key: 'waqif', kind: 'text', title: { ar: 'الواقف', en: 'Founder' }, value: (row) => row.waqifName },
    { key: 'nazir', kind: 'text', title: { ar: 'الناظر', en: 'Nazir' }, value: (row) => row.nazirName },
    {
      key: 'balance',
      kind: 'amount',
      title: { ar: 'رصيد الغلة (ريال)', en: 'Yield balance (SAR)' },
      value: (row) => row.balance,
    },
    {
      key: 'corpus',
      kind: 'amount',
      title: { ar: 'أصل الوقف (ريال)', en: 'Corpus (SAR)' },
      value: (row) => row.corpus,
    },
    {
      key: 'reserve',
      kind: 'amount',
      title: { ar: 'الاحتياطي (ريال)', en: 'Reserve (SAR)' },
      value: (row) => row.reserve,
    },
    {
      key: 'deedNumber',
      kind: 'text',
      title: { ar: 'رقم صك العقار', en: 'Property deed number' },
      value: (row) => row.propertyDetails?.propertyNumber ?? null,
    },
    {
      key: 'location',
      kind: 'text',
      title: { ar: 'الموقع', en: 'Location' },
      value: (row) => row.propertyDetails?.location ?? null,
    },
    {
      key: 'area',
      kind: 'number',
      title: { ar: 'المساحة (م²)', en: 'Area (m²)' },
      value: (row) => row.propertyDetails?.area ?? null,
    },
    { key: 'createdAt', kind: 'day', title: { ar: 'تاريخ الإنشاء', en: 'Created' }, value: (row) => row.createdAt },
    { key: 'approvedAt', kind: 'day', title: { ar: 'تاريخ الاعتماد', en: 'Approved' }, value: (row) => row.approvedAt },
    { key: 'description', kind: 'text', title: { ar: 'الوصف', en: 'Description' }, value: (row) => row.description },
  ];

  constructor(private readonly listWaqfs: ListWaqfs) {}

  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<WaqfSummary[]> {
    const wanted = arabicSearchKey(search);
    const status = waqfStatus.options.find((known) => known === filters['status']);
    const found = (await this.listWaqfs.execute(ctx, { limit, status })).filter((waqf) => {
      if (filters['status'] !== undefined && waqf.status !== filters['status']) return false;
      const words = [waqf.name, waqf.description, waqf.propertyDetails?.location, waqf.waqifName, waqf.nazirName];
      return wanted === '' || words.some((word) => word && arabicSearchKey(word).includes(wanted));
    });
    return sortRows(found, this.columns, sort, language);
  }

  filters(_ctx: Ctx, { filters, language }: ExportView): Promise<ExportFilter[]> {
    const status = filters['status'] as WaqfStatus | undefined;
    return filtersInWords(
      { status },
      { status: (value) => ({ title: statusTitle, value: labelOf(waqfStatusLabels, value, language) }) },
    );
  }
}
