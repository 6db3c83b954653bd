import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import { displayAmount, halalas, parseAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { withoutNamePrefix, KindTerm, Term } from '@waqf/screen-kit';
import { Card } from '@waqf/ui/core';
import { previewMessages } from '../messages/rules.messages';
import { runMessages, runsMessages } from '../messages/runs.messages';
import { deductionBars, portions, type Portion } from '../model/waterfall';
import { shareRows, Waterfall } from './waterfall';
import * as css from './runs.module.css';

/** The parts of a calculated run's last bar. */
export function runPortions(run: DistributionRun, lines: readonly RunLine[]): Portion[] {
  const { gross, allocated, unallocated } = run;
  if (gross === null || allocated === null || unallocated === null) return [];
  const shares = lines.filter(({ correction }) => !correction);
  return portions(parseAmount(gross), { lines: shares, allocated, unallocated });
}

/** The steps from the yield of the period to the shares; renders nothing before the run is calculated. */
export function RunWaterfall({ run, parts }: { run: DistributionRun; parts: readonly Portion[] }) {
  const t = useMessages(runMessages);
  const runs = useMessages(runsMessages);
  const words = useMessages(previewMessages);
  const { language } = useLanguage();
  const { gross, rulesVersion } = run;
  if (gross === null) return null;
  const whole = parseAmount(gross);
  const amounts = run.deductions.map(({ amount }) => parseAmount(amount));
  const bars = deductionBars(whole, amounts);
  return (
    <Card
      title={t('where')}
      note={t('whereNote')}
      extra={
        <span className={css.note}>{rulesVersion === 0 ? t('byShares') : t('version', { version: rulesVersion })}</span>
      }
    >
      <Waterfall
        label={t('where')}
        rows={[
          {
            key: 'gross',
            label: <Term name="yield">{t('gross')}</Term>,
            note: t('grossNote'),
            amount: whole,
            bars: [{ from: 0, to: 100, series: 1 }],
          },
          ...run.deductions.map(({ kind, because }, index) => ({
            key: `${kind}-${index}`,
            label: <KindTerm kind={kind}>{words.of('deduction.', kind)}</KindTerm>,
            note: withoutNamePrefix(because[language]),
            amount: amounts[index] ?? halalas(0n),
            taken: true,
            bars: bars.slice(index, index + 1),
          })),
          ...shareRows(parts, {
            shares: words('shares'),
            note: runs('lines', { count: run.counts.all.lines }),
            unallocated: words('unallocated'),
          }),
        ]}
      />
      <RemainderNotes run={run} />
    </Card>
  );
}

/** What of the shares corrects earlier runs, and who got the halalas left by rounding. */
function RemainderNotes({ run: { remainder, corrections } }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const words = useMessages(previewMessages);
  const owed = parseAmount(corrections ?? '0');
  const rounded = parseAmount(remainder ?? '0');
  return (
    <div className={css.notes}>
      {owed > 0n ? <p className={css.note}>{t('corrections', { amount: displayAmount(owed) })}</p> : null}
      {rounded > 0n ? <p className={css.note}>{words('remainder', { amount: displayAmount(rounded) })}</p> : null}
    </div>
  );
}
