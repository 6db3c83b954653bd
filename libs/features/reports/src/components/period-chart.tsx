import type { Report } from '@waqf/contracts/reporting';
import { inUnits, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card } from '@waqf/ui/core';
import { BarChart } from '@waqf/ui/data';
import { figureMessages } from '../messages/reports.messages';
import { bucketName, hijriMonths } from '../model/period-name';

/** Above this the picture counts in thousands of riyals; in halalas. */
const thousandsFrom = 1_000_000n;

/** Income solid beside expenses hatched, by month or by year. */
export function PeriodChart({ buckets }: { buckets: Report['buckets'] }) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return null;
  const thousands = buckets
    .flatMap(({ income, expenses }) => [parseSignedAmount(income), parseSignedAmount(expenses)])
    .some((amount) => amount >= thousandsFrom);
  // A picture: tenths of its unit are enough, and the tables have the halalas.
  const drawn = (amount: string) => inUnits(parseSignedAmount(amount), thousands ? 100_000n : 100n, 1);
  const byYear = buckets.some(({ from, to }) => from.slice(0, 7) !== to.slice(0, 7));
  const title = t(byYear ? 'yearChart' : 'chart');
  return (
    <Card title={title} note={t('chartSpan', { hijri: hijriMonths({ from: first.from, to: last.to }, language) })}>
      <BarChart
        label={title}
        labels={buckets.map((bucket) => bucketName(bucket, language))}
        series={[
          { name: t('income'), kind: 'income', values: buckets.map(({ income }) => drawn(income)) },
          { name: t('expenses'), kind: 'expense', values: buckets.map(({ expenses }) => drawn(expenses)) },
        ]}
        unit={t(thousands ? 'thousands' : 'riyals')}
      />
    </Card>
  );
}
