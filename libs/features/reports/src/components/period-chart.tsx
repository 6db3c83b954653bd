import type { Report } from '@waqf/contracts/reporting';
import { chartScale } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card } from '@waqf/ui/core';
import { BarChart } from '@waqf/ui/data';
import { figureMessages } from '../messages/reports.messages';
import { bucketName, monthsOfChart } from '../model/period-name';

/** Income (solid) beside expenses (hatched), by month or by year. */
export function PeriodChart({ buckets }: { buckets: Report['buckets'] }) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return null;
  const { unit, drawn } = chartScale(buckets.flatMap(({ income, expenses }) => [income, expenses]));
  const byYear = buckets.some(({ from, to }) => from.slice(0, 7) !== to.slice(0, 7));
  const title = t(byYear ? 'yearChart' : 'chart');
  return (
    <Card title={title} note={t('chartSpan', monthsOfChart({ from: first.from, to: last.to }, language))}>
      <BarChart
        label={title}
        labels={buckets.map((bucket) => bucketName(bucket, language))}
        series={[
          { name: t('income'), kind: 'income', values: buckets.map(({ income }) => drawn(income)) },
          { name: t('expenses'), kind: 'expense', values: buckets.map(({ expenses }) => drawn(expenses)) },
        ]}
        unit={t(unit)}
      />
    </Card>
  );
}
