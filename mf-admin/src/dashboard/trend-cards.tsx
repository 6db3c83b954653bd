import { useQuery } from '@tanstack/react-query';
import { displayGregorian } from '@waqf/formats';
import type { Language } from '@waqf/contracts/identity';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card } from '@waqf/ui/core';
import { BarChart } from '@waqf/ui/data';
import { statsQuery } from '../api/system-health';
import { RequestsCard } from '../system/requests-card';
import { dashboardMessages } from './dashboard.messages';

const dayAndMonth = (day: string, language: Language): string =>
  `${Number(day.slice(-2))} ${displayGregorian(day, language, 'monthName')}`;

/** Entries in the books by day. */
export function TransactionsTrend({ days }: { days: NonNullable<AdminDashboard['days']> }) {
  const t = useMessages(dashboardMessages);
  const { language } = useLanguage();
  const today = days.at(-1)?.transactions ?? 0;
  return (
    <Card title={t('transactions')} note={`${t('transactionsNote')} · ${t('todayPlate', { count: today })}`}>
      <BarChart
        labels={days.map(({ day }) => dayAndMonth(day, language))}
        series={[{ name: t('transactionsNote'), kind: 'income', values: days.map(({ transactions }) => transactions) }]}
        label={t('transactions')}
        height={180}
      />
    </Card>
  );
}

/** Requests to the platform by hour. */
export function RequestsTrend() {
  const { data: stats } = useQuery(statsQuery());
  return <RequestsCard hours={stats?.requests ?? []} />;
}
