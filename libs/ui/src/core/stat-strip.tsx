import type { CSSProperties, ReactNode } from 'react';
import { InOtherCurrency } from './amount';
import type { AmountValue } from './amount-text';
import { useUi } from './ui-provider';
import * as css from './stat-strip.module.css';

export interface StatItem {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
}

/** A strip of figures separated by lines; on a phone they are below one another, with the figure at the end. */
export function StatStrip({ items }: { items: StatItem[] }) {
  return (
    <dl className={css.strip} style={{ '--count': items.length } as CSSProperties}>
      {items.map((item) => (
        <div key={item.label} className={css.item}>
          <dt className={css.label}>
            {item.icon}
            {item.label}
          </dt>
          <dd className={css.value}>{item.value}</dd>
          {item.note ? <dd className={css.note}>{item.note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

export interface MoneyPanelProps {
  label: ReactNode;
  /** An `Amount` with its unit. */
  amount: ReactNode;
  /** The same amount as a value; it is also shown in the other currency of the settings. */
  total?: AmountValue;
  note?: ReactNode;
  /** Buttons at the other end: as wide as they are, so that the words have the rest. */
  actions?: ReactNode;
  /** A chart at the end of the row. */
  children?: ReactNode;
}

/**
 * Content on the panel keeps its own tokens and uses the panel's light colours. They are set inline, because a CSS
 * module would rename custom properties that it declares.
 */
const ON_COLOUR = {
  '--wq-ink': 'var(--wq-on-money)',
  '--wq-text-2': 'var(--wq-on-money-2)',
  '--wq-text-3': 'var(--wq-on-money-2)',
} as CSSProperties;

/** The only coloured surface of a screen: it shows how much money there is. */
export function MoneyPanel({ label, amount, total, note, actions, children }: MoneyPanelProps) {
  const { otherCurrency } = useUi();
  return (
    <section className={css.panel} style={ON_COLOUR}>
      <div className={css.panelWords}>
        <div className={css.panelLabel}>{label}</div>
        <div className={css.panelAmount}>{amount}</div>
        {total === undefined || !otherCurrency ? null : (
          <div className={css.panelNote}>
            <InOtherCurrency value={total} />
          </div>
        )}
        {note ? <div className={css.panelNote}>{note}</div> : null}
      </div>
      {actions ? <div className={css.panelActions}>{actions}</div> : null}
      {children ? <div className={css.panelSide}>{children}</div> : null}
    </section>
  );
}
