import type { DistributionPreview } from '@waqf/contracts/distributions';
import { displayAmount, halalas, parseAmount, type Halalas } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { withoutNamePrefix } from '@waqf/screen-kit';
import { Amount } from '@waqf/ui/core';
import { previewMessages } from '../messages/rules.messages';
import { deductionBars, largestFirst, portions, seriesOf } from '../model/waterfall';
import { shareRows, Waterfall } from './waterfall';
import * as css from './preview.module.css';

/** How many beneficiaries are named; the others are combined in one row. */
const shownLines = 20;

/**
 * The waterfall beside the list of who gets what, and why.
 * @param gross what was divided, before deductions
 */
export function PreviewResult({ preview, gross }: { preview: DistributionPreview; gross: Halalas }) {
  const t = useMessages(previewMessages);
  const { language } = useLanguage();
  const amounts = preview.deductions.map(({ amount }) => parseAmount(amount));
  const bars = deductionBars(gross, amounts);
  const parts = portions(gross, preview);
  return (
    <div className={css.result}>
      <Waterfall
        label={t('waterfall')}
        rows={[
          { key: 'gross', label: t('gross'), amount: gross, bars: [{ from: 0, to: 100, series: 1 }] },
          ...preview.deductions.map(({ kind, because }, index) => ({
            key: `${kind}-${index}`,
            label: t.of('deduction.', kind),
            note: withoutNamePrefix(because[language]),
            amount: amounts[index] ?? halalas(0n),
            taken: true,
            bars: bars.slice(index, index + 1),
          })),
          ...shareRows(parts, { shares: t('shares'), unallocated: t('unallocated') }),
        ]}
      />
      <PreviewLines preview={preview} parts={parts} />
    </div>
  );
}

function PreviewLines({ preview, parts }: { preview: DistributionPreview; parts: ReturnType<typeof portions> }) {
  const t = useMessages(previewMessages);
  const { language } = useLanguage();
  const lines = largestFirst(preview.lines);
  const hidden = lines.slice(shownLines);
  const rest = hidden.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
  const remainder = parseAmount(preview.remainder);
  return (
    <div>
      <h3>{t('lines')}</h3>
      <ul className={css.lines}>
        {lines.length === 0 ? (
          <li>
            <span className={css.why}>{t('nobody')}</span>
          </li>
        ) : null}
        {lines.slice(0, shownLines).map((line) => (
          <li key={line.beneficiaryId}>
            <span className={css.swatch} data-series={seriesOf(parts, line.beneficiaryId)} aria-hidden />
            <span>{line.fullName}</span>
            <Amount value={line.amount} />
            <span className={css.why}>{line.because[language]}</span>
          </li>
        ))}
        {hidden.length > 0 ? (
          <LineTotal label={t('others', { count: hidden.length })} amount={halalas(rest)} series={6} />
        ) : null}
        <LineTotal label={t('sum')} amount={parseAmount(preview.allocated)} sum />
      </ul>
      {remainder > 0n ? <p className={css.notes}>{t('remainder', { amount: displayAmount(remainder) })}</p> : null}
    </div>
  );
}

function LineTotal(row: { label: string; amount: Halalas; series?: number; sum?: boolean }) {
  return (
    <li className={row.sum ? css.sum : undefined}>
      <span className={row.sum ? undefined : css.swatch} data-series={row.series} aria-hidden />
      <span>{row.label}</span>
      <Amount value={row.amount} />
    </li>
  );
}
