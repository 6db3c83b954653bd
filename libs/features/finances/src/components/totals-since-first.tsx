import type { DashboardStats } from '@waqf/contracts/reporting';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Amount, Icon, type StatItem } from '@waqf/ui/core';

const messages = defineMessages({
  income: { ar: 'إجمالي الإيراد', en: 'Total income' },
  expenses: { ar: 'إجمالي المصروف', en: 'Total expenses' },
  sinceFirst: { ar: 'ريال، منذ أول قيد', en: 'SAR, since the first entry' },
  withCorpus: {
    ar: 'ريال، منذ أول قيد، مع ما أُضيف إلى الأصل',
    en: 'SAR, since the first entry, with additions to the corpus',
  },
});

/** Income and expenses of all waqfs that the user sees, since their books began: two figures of a strip. */
export function useTotalsSinceFirst({ totalRevenue, totalExpenses }: DashboardStats): StatItem[] {
  const t = useMessages(messages);
  const note = t('sinceFirst');
  return [
    { label: t('income'), icon: <Icon.In size={18} />, value: <Amount value={totalRevenue} />, note: t('withCorpus') },
    { label: t('expenses'), icon: <Icon.Out size={18} />, value: <Amount value={totalExpenses} />, note },
  ];
}
