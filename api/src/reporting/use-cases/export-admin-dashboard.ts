import { Injectable } from '@nestjs/common';
import { type AdminFigure, adminFigureLabels } from '@waqf/contracts/reporting';
import type { Bilingual } from '@waqf/contracts';
import { bothCalendarsOfDay } from '@waqf/formats';
import { sortRows, type ExportColumn, type ExportSource, type ExportView } from '../../exports/index.js';
import type { Ctx } from '../../platform/index.js';
import { ViewAdminDashboard } from './view-admin-dashboard.js';

interface Row {
  readonly title: Bilingual;
  readonly value: number | null;
  readonly amount: string | null;
}

const others = ['totalBalance', 'usersPercent', 'waqfsPercent'] as const;
type Count = Exclude<AdminFigure, (typeof others)[number]>;
/** The figures that are plain counts: the dashboard also holds what is no figure. */
const counts = (Object.keys(adminFigureLabels) as AdminFigure[]).filter(
  (name): name is Count => !others.some((other) => other === name),
);

/** The figures of the administrator's dashboard as an Excel file: one line per figure, then the days of the chart. */
@Injectable()
export class ExportAdminDashboard implements ExportSource<Row> {
  readonly table = 'admin-dashboard';
  readonly title = { ar: 'لوحة الإدارة', en: 'Admin dashboard' };
  readonly columns: readonly ExportColumn<Row>[] = [
    {
      key: 'figure',
      kind: 'text',
      title: { ar: 'القيمة', en: 'Figure' },
      value: ({ title }, language) => title[language],
    },
    { key: 'value', kind: 'number', title: { ar: 'العدد', en: 'Number' }, value: ({ value }) => value },
    {
      key: 'amount',
      kind: 'amount',
      title: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
      value: ({ amount }) => amount,
    },
  ];

  constructor(private readonly view: ViewAdminDashboard) {}

  /** @throws ReportingPageForbiddenError (403) for everybody but administrators */
  async rows(ctx: Ctx, { sort, limit, language }: ExportView): Promise<Row[]> {
    const dashboard = await this.view.execute(ctx);
    const { totalBalance, days = [], growth } = dashboard;
    const rows: Row[] = [
      ...counts.map((name) => ({ title: adminFigureLabels[name], value: dashboard[name], amount: null })),
      { title: adminFigureLabels.totalBalance, value: null, amount: totalBalance },
      { title: adminFigureLabels.usersPercent, value: growth?.usersPercent ?? null, amount: null },
      { title: adminFigureLabels.waqfsPercent, value: growth?.waqfsPercent ?? null, amount: null },
      ...days.map(({ day, transactions }) => ({ title: transactionsOf(day), value: transactions, amount: null })),
    ];
    return sortRows(rows, this.columns, sort, language).slice(0, limit);
  }

  /** The dashboard has no filters. */
  filters(): Promise<[]> {
    return Promise.resolve([]);
  }
}

function transactionsOf(day: string): Bilingual {
  const { ar, en } = bothCalendarsOfDay(day);
  return { ar: `معاملات ${ar}`, en: `Transactions of ${en}` };
}
