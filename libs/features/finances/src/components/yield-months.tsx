import type { MonthsAnswer } from '@waqf/contracts/finances';
import { displayGregorian } from '@waqf/formats';
import { displayAmount, inUnits, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LineChart } from '@waqf/ui/data';
import { yieldPanelMessages } from '../messages/yield-panel.messages';
import { firstAndLastDay } from '../model/period';

/** The yield at the end of each month, and now for the current month; on the coloured panel. */
export function YieldMonths({ months, current }: MonthsAnswer) {
  const t = useMessages(yieldPanelMessages);
  const { language } = useLanguage();
  return (
    <LineChart
      onColour
      points={months.map(({ year, month, closing }) => ({
        label: displayGregorian(firstAndLastDay(year, month).from, language, 'monthName'),
        // The chart shows whole riyals; exact figures are in the statement.
        value: inUnits(parseSignedAmount(closing), 100n, 0),
      }))}
      label={t('chart')}
      seriesName={t('series')}
      newestLabel={t('now', { amount: displayAmount(parseSignedAmount(current.closing)) })}
      height={180}
    />
  );
}
