import { useState } from 'react';
import { lookUp } from '@waqf/contracts';
import { runLineStates, type RunLine, type RunLineState } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Button, Card, Dotted, Icon, Ltr, StatusTag, type Tone } from '@waqf/ui/core';
import { SelectInput } from '@waqf/ui/field';
import { linePaymentMessages } from '../messages/line-payment.messages';
import { lineMessages } from '../messages/runs.messages';
import { exactText, type MorePages, MoreRows, roundingOf, shareText } from '@waqf/screen-kit';
import { ClauseQuote } from './clause-quote';
import { LinePaymentDialog } from './line-payment-dialog';
import * as preview from './preview.module.css';
import * as css from './runs.module.css';

const stateTone: Record<RunLineState, Tone> = {
  calculated: 'info',
  payable: 'success',
  withheld: 'warning',
  excluded: 'neutral',
  sent: 'info',
  paid: 'success',
  failed: 'error',
};

export interface RunLinesProps {
  waqfId: string;
  /** The run's id when the user may pay its shares; null for other users and before approval. */
  payableRunId: string | null;
  lines: readonly RunLine[];
  state: RunLineState | undefined;
  onState: (state: RunLineState | undefined) => void;
  /** The colour number of a beneficiary's part of the bar. */
  seriesOf: (beneficiaryId: string) => number;
  pages: MorePages;
}

/** Who gets what; each line opens to show why. */
export function RunLines({ waqfId, payableRunId, lines, state, onState, seriesOf, pages }: RunLinesProps) {
  const t = useMessages(lineMessages);
  return (
    <Card
      title={t('title')}
      padding="none"
      extra={
        <span className={css.filter}>
          <SelectInput
            size="small"
            aria-label={t('filter')}
            value={state ?? 'all'}
            onChange={(chosen) => onState(runLineStates.find((one) => one === chosen))}
            options={[
              { value: 'all', label: t('all') },
              ...runLineStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
          />
        </span>
      }
    >
      {lines.length === 0 ? <p className={css.none}>{t('empty')}</p> : null}
      {lines.map((line) => (
        <Line
          key={line.id}
          waqfId={waqfId}
          payableRunId={payableRunId}
          line={line}
          series={seriesOf(line.beneficiaryId)}
        />
      ))}
      <MoreRows pages={pages} padded />
    </Card>
  );
}

interface LineProps extends Pick<RunLinesProps, 'waqfId' | 'payableRunId'> {
  line: RunLine;
  series: number;
}

function Line({ waqfId, payableRunId, line, series }: LineProps) {
  const t = useMessages(lineMessages);
  const { language } = useLanguage();
  const note = line.failure ?? line.withheld;
  return (
    <details className={css.line}>
      <summary>
        <span className={preview.swatch} data-series={series} aria-hidden />
        <span className={css.name}>
          {line.fullName}
          <span className={css.note}>
            <Dotted>
              {line.ibanEnd === null ? null : <Ltr>{`SA•• ${line.ibanEnd}`}</Ltr>}
              {note ? note[language] : null}
            </Dotted>
          </span>
        </span>
        <span className={css.tags}>
          <StatusTag tone={lookUp(stateTone, line.state) ?? 'neutral'}>{t.of('state.', line.state)}</StatusTag>
          {line.correction ? <StatusTag tone="info">{t('correction')}</StatusTag> : null}
          {line.payeeChanged ? <StatusTag tone="warning">{t('changedAccount')}</StatusTag> : null}
        </span>
        <span className={css.value}>
          <Amount value={line.amount} unit />
        </span>
        <span className={css.ask}>
          {t('why')}
          <Icon.Down size={16} />
        </span>
      </summary>
      <LineReason waqfId={waqfId} line={line} />
      {payableRunId === null ? null : <LinePaymentButton waqfId={waqfId} runId={payableRunId} line={line} />}
    </details>
  );
}

/** While one of these holds, nothing is handed over; the share of a deceased beneficiary is handed to the heirs. */
const heldByHand: readonly string[] = ['dispute', 'no-guardian', 'suspended'];

/** A share that is neither paid nor withheld can be paid in cash or by cheque. */
function LinePaymentButton({ waqfId, runId, line }: { waqfId: string; runId: string; line: RunLine }) {
  const t = useMessages(linePaymentMessages);
  const [open, setOpen] = useState(false);
  const isHeld = line.withheld !== null && heldByHand.includes(line.withheld.code);
  if (isHeld || !['payable', 'failed', 'withheld'].includes(line.state)) return null;
  return (
    <div className={css.foot}>
      <Button size="small" icon={<Icon.HandCoins size={16} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open ? <LinePaymentDialog waqfId={waqfId} runId={runId} line={line} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The founder's words beside the calculation, from the amount divided down to the last halala. */
function LineReason({ waqfId, line }: { waqfId: string; line: RunLine }) {
  const t = useMessages(lineMessages);
  const { language } = useLanguage();
  const { because, trace } = line;
  return (
    <div className={css.why}>
      <div>
        {because.clause ? <ClauseQuote waqfId={waqfId} clause={because.clause} /> : null}
        <p>{because[language]}</p>
        {line.bankReference === null ? null : (
          <p className={css.note}>{t('reference', { reference: line.bankReference })}</p>
        )}
        {line.receiptNumber === null ? null : (
          <p className={css.note}>{t('receipt', { number: line.receiptNumber })}</p>
        )}
      </div>
      <dl>
        {trace.steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
        <dt>{t('exact')}</dt>
        <dd>
          <Ltr>{exactText(line.exact)}</Ltr>
        </dd>
        <dt>{t('rounding')}</dt>
        <dd>
          <Ltr>{exactText(roundingOf(line))}</Ltr>
        </dd>
        <dt className={css.result}>{t('amount')}</dt>
        <dd className={css.result}>
          <Amount value={line.amount} />
        </dd>
      </dl>
    </div>
  );
}

function Step({ step }: { step: RunLine['trace']['steps'][number] }) {
  const t = useMessages(lineMessages);
  const { entitled, of } = step.days;
  return (
    <>
      <dt>{t('divided')}</dt>
      <dd>
        <Ltr>{exactText(step.portion)}</Ltr>
      </dd>
      <dt>{t('part')}</dt>
      <dd>
        <Ltr>{`× ${shareText(step)}`}</Ltr>
      </dd>
      {entitled === of ? null : (
        <>
          <dt>{t('days')}</dt>
          <dd>{t('daysOf', { entitled, of })}</dd>
        </>
      )}
    </>
  );
}
