import type { ReactNode } from 'react';
import { halalas, sumHalalas, type Halalas } from '@waqf/money';
import { Amount } from '@waqf/ui/core';
import type { Bar, Portion } from '../model/waterfall';
import * as css from './waterfall.module.css';

export interface WaterfallRow {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  amount: Halalas;
  /** True for an amount that is subtracted: it is shown with a minus. */
  taken?: boolean;
  bars: readonly (Bar & Partial<Pick<Portion, 'series' | 'kind'>>)[];
}

/** The end of the steps: what nobody is entitled to is taken away, so that the last amount is the sum of the shares. */
export function shareRows(
  parts: readonly Portion[],
  words: { shares: ReactNode; note?: ReactNode; unallocated: ReactNode },
): WaterfallRow[] {
  const open = parts.filter(({ kind }) => kind === 'unallocated');
  const shares = parts.filter(({ kind }) => kind !== 'unallocated');
  const sum = (bars: readonly Portion[]) => sumHalalas(bars.map(({ amount }) => amount));
  const taken = { key: 'unallocated', label: words.unallocated, amount: sum(open), taken: true, bars: open };
  return [
    ...(open.length === 0 ? [] : [taken]),
    { key: 'shares', label: words.shares, note: words.note, amount: sum(shares), bars: shares },
  ];
}

/** The steps from the yield to the shares. The figures are text; the bars only illustrate them. */
export function Waterfall({ rows, label }: { rows: readonly WaterfallRow[]; label: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <span className={css.label}>
            {row.label}
            {row.note ? <span className={css.note}>{row.note}</span> : null}
          </span>
          <span className={css.track} aria-hidden>
            {row.bars.map(({ from, to, series, kind }, index) => (
              <span
                key={index}
                className={css.bar}
                data-series={series}
                data-kind={kind}
                style={{ insetInlineStart: `${from}%`, inlineSize: `calc(${to - from}% - 2px)` }}
              />
            ))}
          </span>
          <span className={css.value}>
            <Amount value={row.taken ? halalas(-row.amount) : row.amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}
