import type { DistributionRun } from '@waqf/contracts/distributions';
import { DualDate, Icon } from '@waqf/ui/core';
import * as css from './runs.module.css';

/** First and last day, in both calendars. */
export function RunPeriod({ period }: Pick<DistributionRun, 'period'>) {
  return (
    <span className={css.period}>
      <DualDate iso={period.from} /> <Icon.Forward size={16} /> <DualDate iso={period.to} />
    </span>
  );
}
