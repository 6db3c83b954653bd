import { useQuery } from '@tanstack/react-query';
import { displayGregorian, displayHijri, wordList } from '@waqf/formats';
import { displayAmount, inUnits, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { MoneyFailure } from '@waqf/screen-kit';
import { Card, CardSkeleton } from '@waqf/ui/core';
import { LineChart } from '@waqf/ui/data';
import { monthsQuery } from '../api/get-months';
import { bankingMessages } from '../messages/banking.messages';

/** The yield of the waqf at the end of each of the last twelve months. */
export function BalanceChart({ waqfId }: { waqfId: string }) {
  const t = useMessages(bankingMessages);
  const { language } = useLanguage();
  const months = useQuery(monthsQuery(waqfId));
  if (months.isPending) return <CardSkeleton lines={4} />;
  if (months.isError)
    return (
      <MoneyFailure
        title={t('chart')}
        error={months.error}
        onRetry={() => void months.refetch()}
        retrying={months.isFetching}
        bare
      />
    );
  const { months: rows, current } = months.data;
  const dayOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-15`;
  const points = rows.map(({ year, month, closing }) => ({
    label: displayGregorian(dayOf(year, month), language, 'monthName'),
    // The chart shows whole riyals; exact figures are in the statement.
    value: inUnits(parseSignedAmount(closing), 100n, 0),
  }));
  const first = rows[0];
  const last = rows.at(-1);
  const spanIn = (name: typeof displayHijri) =>
    [first, last]
      .map((row) => (row ? name(dayOf(row.year, row.month), language, 'month').replaceAll(' ', '\u00A0') : ''))
      .join(' – ');
  const span = first && last ? `${spanIn(displayGregorian)} (${spanIn(displayHijri)})` : '';
  return (
    <Card title={t('chart')} note={wordList(span ? [t('chartNote'), span] : [t('chartNote')], language)}>
      <LineChart
        points={points}
        label={t('chart')}
        seriesName={t('chartSeries')}
        newestLabel={t('now', { amount: displayAmount(parseSignedAmount(current.closing)) })}
        height={220}
      />
    </Card>
  );
}
