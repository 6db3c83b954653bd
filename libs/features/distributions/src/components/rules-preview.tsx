import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { DistributionPreview, RuleInput } from '@waqf/contracts/distributions';
import { displayNumber } from '@waqf/formats';
import { formatAmountForWire, halalas, isAmountText, parseAmount, type Halalas } from '@waqf/money';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Card, CardSkeleton, classNames } from '@waqf/ui/core';
import { AmountInput, Field } from '@waqf/ui/form';
import { previewQuery } from '../api/preview-rules';
import { previewMessages } from '../messages/rules.messages';
import { sliderEnd } from '../model/waterfall';
import { PreviewResult } from './preview-result';
import { useDebouncedValue } from './use-debounced-value';
import * as css from './preview.module.css';

export interface RulesPreviewProps {
  waqfId: string;
  /** The yield of the waqf: the slider starts at this amount. */
  balance: Halalas;
  /** The rules to try: null for the rules in force, undefined while they are not complete. */
  rules: readonly RuleInput[] | null | undefined;
  /** The text shown instead of a division while there are no rules to try. */
  missing: string;
  /** The choice of rules, shown above the controls. */
  choice?: ReactNode;
}

/** A slider for the amount, and who would get what of it, and why. Nothing is saved. */
export function RulesPreview({ waqfId, balance, rules, missing, choice }: RulesPreviewProps) {
  const t = useMessages(previewMessages);
  const [amount, setAmount] = useState(() => formatAmountForWire(balance > 0n ? balance : halalas(10_000_000n)));
  const [expenses, setExpenses] = useState('');
  const asked = useDebouncedValue(JSON.stringify({ amount, expenses: expenses === '' ? null : expenses, rules }));
  const input = JSON.parse(asked) as { amount: string; expenses: string | null; rules?: RuleInput[] | null };
  const isWhole = input.rules !== undefined && isAmountText(input.amount) && isAmountText(input.expenses ?? '0');
  const preview = useQuery({ ...previewQuery(waqfId, { ...input, rules: input.rules ?? null }), enabled: isWhole });
  return (
    <Card title={t('title')} note={t('note')}>
      {choice}
      <div className={css.controls}>
        <Field label={t('gross')}>
          <AmountInput name="amount" value={amount} onChange={setAmount} />
        </Field>
        <AmountSlider balance={balance} amount={amount} onChange={setAmount} />
        <Field label={t('expenses')} optional>
          <AmountInput name="expenses" value={expenses} onChange={setExpenses} />
        </Field>
      </div>
      {rules === undefined ? <Alert tone="info">{missing}</Alert> : null}
      {rules !== undefined && preview.isPending && isWhole ? <CardSkeleton lines={5} /> : null}
      {rules !== undefined && preview.isError ? <PreviewFailure error={preview.error} /> : null}
      {rules !== undefined && preview.isSuccess ? (
        <div className={classNames(preview.isPlaceholderData && css.stale)} aria-busy={preview.isFetching}>
          <Result preview={preview.data} />
        </div>
      ) : null}
    </Card>
  );
}

function Result({ preview }: { preview: DistributionPreview }) {
  const taken = preview.deductions.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
  return <PreviewResult preview={preview} gross={halalas(parseAmount(preview.pool) + taken)} />;
}

interface AmountSliderProps {
  balance: Halalas;
  amount: string;
  onChange: (amount: string) => void;
}

function AmountSlider({ balance, amount, onChange }: AmountSliderProps) {
  const t = useMessages(previewMessages);
  const end = sliderEnd(balance);
  const riyals = isAmountText(amount) ? Number(parseAmount(amount) / 100n) : 0;
  const written = (part: number) => <bdi dir="ltr">{displayNumber(part)}</bdi>;
  return (
    <div className={css.slider}>
      <input
        type="range"
        aria-label={t('slide')}
        aria-valuetext={amount}
        min={0}
        max={end}
        step={end / 1000}
        value={Math.min(riyals, end)}
        onChange={(event) => onChange(`${event.target.value}.00`)}
      />
      <span className={css.ends} aria-hidden>
        {written(0)}
        {written(end / 2)}
        {written(end)}
      </span>
    </div>
  );
}

/** The server's refusal (shares above 100%, contradicting rules), in the server's words. */
function PreviewFailure({ error }: { error: unknown }) {
  const t = useMessages(previewMessages);
  const { language } = useLanguage();
  const rows = error instanceof HttpError ? error.errors.map(({ message }) => message) : [];
  return (
    <Alert tone="error" title={t('failed')}>
      {[errorMessage(error, language, t('failed')), ...rows].join('. ')}
    </Alert>
  );
}
