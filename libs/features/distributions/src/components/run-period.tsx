import type { DistributionRun } from '@waqf/contracts/distributions';
import { DualPeriod } from '@waqf/ui/core';

/** First and last day, in both calendars. */
export const RunPeriod = ({ period: { from, to } }: Pick<DistributionRun, 'period'>) => (
  <DualPeriod from={from} to={to} />
);
