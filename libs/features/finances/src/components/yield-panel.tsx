import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MonthsAnswer } from '@waqf/contracts/finances';
import { displayAmount, halalas, parseSignedAmount, percentageChange } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, MoneyPanel, WhenNear, laterPart } from '@waqf/ui/core';
import { monthsQuery } from '../api/get-months';
import { yieldPanelMessages } from '../messages/yield-panel.messages';
import * as css from './yield-panel.module.css';

const drawing = <span aria-busy="true" />;

// The figures are shown immediately; the chart appears once it is loaded.
const YieldMonths = laterPart(() => import('./yield-months').then((module) => module.YieldMonths), drawing);

export interface YieldPanelProps {
  label: string;
  /** The yield of all waqfs now, as a decimal string of riyals. */
  total: string;
  /** The one sentence about the money. */
  note: ReactNode;
}

/** The yield of the user's waqfs now, at the end of each of the last twelve months, and the change. */
export function YieldPanel({ label, total, note }: YieldPanelProps) {
  const t = useMessages(yieldPanelMessages);
  const months = useQuery(monthsQuery(undefined));
  return (
    <MoneyPanel
      label={label}
      amount={<Amount value={total} unit />}
      total={total}
      note={
        <span className={css.notes}>
          {months.data ? <Change {...months.data} /> : null}
          <span>{note}</span>
        </span>
      }
    >
      {/* The space of the chart is reserved from the beginning, so that nothing moves. */}
      <div className={css.chart} aria-busy={months.isPending}>
        {months.data ? (
          <WhenNear room={drawing}>
            <YieldMonths {...months.data} />
          </WhenNear>
        ) : null}
        {months.isError ? <p className={css.failed}>{t('failed')}</p> : null}
      </div>
    </MoneyPanel>
  );
}

/** The change since the end of the previous month; renders nothing when there was no yield then. */
function Change({ months, current }: MonthsAnswer) {
  const t = useMessages(yieldPanelMessages);
  const before = months.at(-2);
  if (!before) return null;
  const now = parseSignedAmount(current.closing);
  const then = parseSignedAmount(before.closing);
  const percent = percentageChange(now, then);
  if (percent === null || now === then) return null;
  const difference = halalas(now > then ? now - then : then - now);
  return (
    <span className={css.change}>
      <span className={css.percent}>
        {percent > 0 ? <Icon.TrendUp size={14} /> : <Icon.TrendDown size={14} />}
        <bdi dir="ltr">{`${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`}</bdi>
      </span>
      {t(now > then ? 'more' : 'less', { amount: displayAmount(difference) })}
    </span>
  );
}
