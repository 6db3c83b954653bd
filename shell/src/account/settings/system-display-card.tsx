import { currency as currencies, dateFormat as dateFormats } from '@waqf/contracts/administration';
import { displayGregorianDay, riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Stack } from '@waqf/ui/core';
import { DateInput, Field, NumberInput, SelectInput } from '@waqf/ui/form';
import { systemMessages } from './settings.messages';
import type { SystemSettingsForm } from './system-values';
import * as css from './settings.module.css';

/** The format of dates and totals on every page. */
export function SystemDisplayCard({ form }: { form: SystemSettingsForm }) {
  const { values, set } = form;
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
        <Field label={t('dateFormat')} hint={t('dateFormatHint')} error={form.error('dateFormat')}>
          <SelectInput
            options={dates}
            value={values.dateFormat}
            onChange={(next) => next && set({ dateFormat: next })}
          />
        </Field>
        <Field
          label={t('currency')}
          hint={t(values.currency === 'SAR' ? 'currencyHint' : 'rateHint')}
          error={form.error('defaultCurrency')}
        >
          <SelectInput
            options={currencies.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
            value={values.currency}
            onChange={(next) => next && set({ currency: next, rate: '', ratedOn: '' })}
          />
        </Field>
        {values.currency === 'SAR' ? null : (
          <>
            <Field
              label={t('rate', { currency: t.of('currency.', values.currency) })}
              error={form.error('currencyRate.sar')}
            >
              <span className={css.number}>
                <NumberInput
                  name="rate"
                  decimals={6}
                  value={values.rate}
                  onChange={(rate) => set({ rate })}
                  suffix={t('riyal')}
                />
              </span>
            </Field>
            <Field label={t('ratedOn')} error={form.error('currencyRate.on')}>
              <DateInput
                value={values.ratedOn}
                onChange={(ratedOn) => set({ ratedOn })}
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
