import { Injectable } from '@nestjs/common';
import { addDays } from '@waqf/formats';
import { type Ctx, daysAgo } from '../../platform/index.js';
import { RunLineRepository } from '../persistence/run-line.repository.js';
import { RecordLinePayment } from '../use-cases/record-line-payment.js';
import { quarterBefore } from './sample-days.js';
import { SampleRuns, type Parties } from './sample-runs.js';

/** Quarters before the last one that was paid, the oldest first, and the number before that of their first check. */
const quarters = [
  { before: 2, checks: 1180 },
  { before: 1, checks: 1240 },
];
const mostLines = 50;
const dayMs = 86_400_000;
/** The nazir submits a run that many days after its period ends, and hands over the checks on the last of them. */
const daysToSubmit = 9;
const daysToPay = 12;

/**
 * Runs of earlier quarters, paid by check, so that beneficiaries see a year of payments and what has changed between
 * two of them. The amount of a minor without a guardian stays withheld.
 */
@Injectable()
export class SamplePastRuns {
  constructor(
    private readonly sampleRuns: SampleRuns,
    private readonly lines: RunLineRepository,
    private readonly recordPayment: RecordLinePayment,
  ) {}

  async make(ctx: Ctx, parties: Parties, today: string): Promise<void> {
    for (const { before, checks } of quarters) await this.run(ctx, parties, { today, before, checks });
  }

  private async run(
    ctx: Ctx,
    parties: Parties,
    { today, before, checks }: { today: string; before: number; checks: number },
  ): Promise<void> {
    const period = quarterBefore(today, before);
    const daysSince = (days: number): number => daysBetween(addDays(period.to, days), today);
    const run = await this.sampleRuns.approved(ctx, parties, period, daysSince(daysToSubmit));
    const paidOn = addDays(period.to, daysToPay);
    const nazir = daysAgo(parties.nazir, daysSince(daysToPay));
    for (const line of await this.lines.list(ctx, run.id, { state: undefined, after: null, limit: mostLines })) {
      const isPayable = line.state === 'payable' || (line.state === 'withheld' && line.withheld !== 'no-guardian');
      if (!isPayable) continue;
      await this.recordPayment.execute(nazir, {
        waqfId: parties.waqfId,
        runId: run.id,
        lineId: line.id,
        method: 'check',
        receiptNumber: String(checks + line.place),
        paidOn,
      });
    }
  }
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;
