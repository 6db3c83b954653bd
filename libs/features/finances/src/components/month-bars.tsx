import { Link } from 'react-router';
import type { MonthFigures } from '@waqf/contracts/finances';
import { displayGregorian, displayNumber } from '@waqf/formats';
import { chartScale, displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, VisuallyHidden } from '@waqf/ui/core';
import { financesPageMessages } from '../messages/finances.messages';
import { monthName } from '../model/month-name';
import { firstAndLastDay } from '../model/period';
import * as css from './month-bars.module.css';

export interface MonthBarsProps {
  /** The months, oldest first. */
  months: readonly MonthFigures[];
  /** First day of the month that is already selected. */
  chosen?: string | undefined;
  /** The address of the list of a month, or of the whole list when this month is selected. */
  hrefOf: (days: { from: string; to: string }, chosen: boolean) => string;
}

/**
 * Income and expenses of the last months, each with its value; a month links to its transactions. The bars are vertical
 * on a wide page and horizontal on a phone, where values would not fit above them.
 */
export function MonthBars({ months, chosen, hrefOf }: MonthBarsProps) {
  const t = useMessages(financesPageMessages);
  const { language } = useLanguage();
  const { unit, drawn } = chartScale(months.flatMap(({ income, expenses }) => [income, expenses]));
  const most = Math.max(...months.flatMap(({ income, expenses }) => [drawn(income), drawn(expenses)]), 1);
  return (
    <Card title={t('chart')} note={`${t(unit)} · ${t('monthOpens')}`}>
      <ul className={css.legend} aria-hidden>
        <li data-kind="income">{t('income')}</li>
        <li data-kind="expense">{t('expense')}</li>
      </ul>
      <ol className={css.months} aria-label={t('chart')}>
        {months.map((figures) => {
          const { year, month, income, expenses, net } = figures;
          const days = firstAndLastDay(year, month);
          const isChosen = days.from === chosen;
          const words = t('monthFigures', {
            month: monthName(year, month, language),
            income: displayAmount(parseSignedAmount(income)),
            expenses: displayAmount(parseSignedAmount(expenses)),
            net: displayAmount(parseSignedAmount(net)),
          });
          return (
            <li key={days.from}>
              <Link
                to={hrefOf(days, isChosen)}
                replace
                preventScrollReset
                className={css.month}
                aria-current={isChosen ? 'true' : undefined}
                title={words}
              >
                <VisuallyHidden>{words}</VisuallyHidden>
                <span className={css.bars} aria-hidden>
                  <Bar kind="income" value={drawn(income)} most={most} />
                  <Bar kind="expense" value={drawn(expenses)} most={most} />
                </span>
                <span className={css.name} aria-hidden>
                  {displayGregorian(days.from, language, 'monthName')}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Bar({ kind, value, most }: { kind: 'income' | 'expense'; value: number; most: number }) {
  // A reversal can make a month negative: then the bar is empty and only the value shows it.
  const share = Math.max(0, value / most) * 100;
  return (
    <span className={css.bar} data-kind={kind}>
      <bdi dir="ltr" className={css.value}>
        {displayNumber(value, 1)}
      </bdi>
      <span className={css.fill} style={{ '--share': `${share}%` } as React.CSSProperties} />
    </span>
  );
}
