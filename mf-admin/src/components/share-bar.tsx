import { displayNumber } from '@waqf/formats';
import { percentagesOf } from '@waqf/money';
import * as css from '../screens/admin-dashboard.module.css';

/** A bar of the parts of a whole, and each part with its name, count and percentage. */
export function ShareBar({ parts }: { parts: readonly { label: string; value: number }[] }) {
  const percents = percentagesOf(parts.map(({ value }) => BigInt(value)));
  return (
    <div className={css.shares}>
      <div className={css.bar} aria-hidden>
        {parts.map((part, at) =>
          part.value > 0 ? (
            <span key={part.label} data-series={at} style={{ inlineSize: `${percents[at] ?? 0}%` }} />
          ) : null,
        )}
      </div>
      <dl className={css.legend}>
        {parts.map((part, at) => (
          <div key={part.label} className={css.part}>
            <dt>
              <span className={css.swatch} data-series={at} />
              {part.label}
            </dt>
            <dd>
              <b>{part.value}</b>
              <bdi dir="ltr" className={css.percent}>
                {displayNumber(percents[at] ?? 0, 1, 1)}%
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
