import { percentageOf } from '@waqf/money';
import * as css from '../screens/admin-dashboard.module.css';

/** A bar of the parts of a whole, and each part with its name, count and percentage. */
export function ShareBar({ parts }: { parts: readonly { label: string; value: number }[] }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const percent = (value: number) => percentageOf(BigInt(value), BigInt(total));
  return (
    <div className={css.shares}>
      <div className={css.bar} aria-hidden>
        {parts.map((part, at) =>
          part.value > 0 ? (
            <span key={part.label} data-series={at} style={{ inlineSize: `${percent(part.value)}%` }} />
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
                {percent(part.value).toFixed(1)}%
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
