import { currency as currencies, dateFormat as dateFormats } from '@waqf/contracts/administration';
import { displayGregorianDay, riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Stack } from '@waqf/ui/core';
import { DateInput, Field, NumberInput, SelectInput } from '@waqf/ui/form';
import { systemMessages } from './settings.messages';
import type { SystemValues } from './system-values';
import * as css from './settings.module.css';

export interface SystemDisplayCardProps {
  values: SystemValues;
  onChange: (part: Partial<SystemValues>) => void;
  /** Sentences under the rate and its day. */
  rateError: string | undefined;
  ratedOnError: string | undefined;
}

/** How dates and totals look on every page. */
export function SystemDisplayCard({ values, onChange, rateError, ratedOnError }: SystemDisplayCardProps) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const today = riyadhDay(new Date());
  const dates = dateFormats.options.map((value) => ({
    value,
    label: `${t(`date.${value}`)}: ${displayGregorianDay(today, language, value)}`,
  }));
  return (
    <Card title={t('display')}>
      <Stack gap={16}>
        <Field label={t('dateFormat')} hint={t('dateFormatHint')}>
          <SelectInput
            options={dates}
            value={values.dateFormat}
            onChange={(next) => next && onChange({ dateFormat: next })}
          />
        </Field>
        <Field label={t('currency')} hint={t(values.currency === 'SAR' ? 'currencyHint' : 'rateHint')}>
          <SelectInput
            options={currencies.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
            value={values.currency}
            onChange={(next) => next && onChange({ currency: next, rate: '', ratedOn: '' })}
          />
        </Field>
        {values.currency === 'SAR' ? null : (
          <>
            <Field label={t('rate', { currency: t.of('currency.', values.currency) })} error={rateError}>
              <span className={css.number}>
                <NumberInput
                  name="rate"
                  decimals={6}
                  value={values.rate}
                  onChange={(rate) => onChange({ rate })}
                  suffix={t('riyal')}
                />
              </span>
            </Field>
            <Field label={t('ratedOn')} error={ratedOnError}>
              <DateInput
                value={values.ratedOn}
                onChange={(ratedOn) => onChange({ ratedOn })}
                calendar="gregorian"
                max={today}
              />
            </Field>
          </>
        )}
      </Stack>
    </Card>
  );
}
