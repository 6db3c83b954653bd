import { useState } from 'react';
import {
  changePaymentPreferences,
  paymentFrequencies,
  paymentFrequencyLabels,
  preferredMethodLabels,
  preferredMethods,
  type ChangePaymentPreferences,
  type PaymentPreferences,
} from '@waqf/contracts/beneficiaries';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { Alert, Button, Card, Segmented, Stack } from '@waqf/ui/core';
import { Field, Form, SelectInput } from '@waqf/ui/form';
import { useChangePreferences } from '../api/profile';
import { messages } from '../screens/profile.messages';

/**
 * How the user is paid, and how often. What is loaded again replaces the choices only while nothing was chosen: a
 * refused save loads them again too, and its form keeps what was chosen and says what it has become.
 */
export function PreferencesCard({ preferences }: { preferences: PaymentPreferences }) {
  const [begun, setBegun] = useState<PaymentPreferences | null>(null);
  const shown = begun ?? preferences;
  return (
    <PreferencesForm
      key={JSON.stringify(shown)}
      preferences={shown}
      onBegin={() => setBegun(shown)}
      onSaved={() => setBegun(null)}
    />
  );
}

interface PreferencesFormProps {
  preferences: PaymentPreferences;
  onBegin: () => void;
  onSaved: () => void;
}

function PreferencesForm({ preferences, onBegin, onSaved }: PreferencesFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const change = useChangePreferences();
  const form = useRecordForm({
    schema: changePaymentPreferences,
    record: { method: String(preferences.method), frequency: String(preferences.frequency) },
    valuesOf: (values) => values,
    inputOf: (values) => values,
  });
  const { method, frequency } = form.values;
  const differs = method !== preferences.method || frequency !== preferences.frequency;
  const choose = (chosen: Partial<typeof form.values>) => {
    onBegin();
    form.set(chosen);
  };
  const save = async (input: ChangePaymentPreferences) => {
    const words = { done: t('saved'), failed: t('saveFailed'), form, quiet: true };
    if (await attempt(() => change.mutateAsync(input), words)) onSaved();
  };
  return (
    <Card title={t('paying')}>
      <Form onSubmit={() => form.submit(save)} errorsAt={form.errorsAt}>
        <Stack gap={16}>
          <ChangedMeanwhile form={form} />
          <Field label={t('method')} error={form.error('method')}>
            <SelectInput
              value={String(method)}
              onChange={(chosen) => {
                const known = preferredMethods.find((one) => one === chosen);
                if (known) choose({ method: known });
              }}
              options={preferredMethods.map((value) => ({ value, label: preferredMethodLabels[value][language] }))}
            />
          </Field>
          <Field group label={t('frequency')} error={form.error('frequency')}>
            <Segmented
              label={t('frequency')}
              value={String(frequency)}
              onChange={(chosen) => {
                const known = paymentFrequencies.find((one) => one === chosen);
                if (known) choose({ frequency: known });
              }}
              options={paymentFrequencies.map((value) => ({ value, label: paymentFrequencyLabels[value][language] }))}
            />
          </Field>
          {method === 'bank_transfer' ? null : <Alert tone="info">{t('byHand')}</Alert>}
          {frequency === 'monthly' ? null : <Alert tone="info">{t('kept')}</Alert>}
          <small>{t('effect')}</small>
          {differs ? (
            <span>
              <Button variant="primary" type="submit" loading={change.isPending}>
                {t('save')}
              </Button>
            </span>
          ) : null}
        </Stack>
      </Form>
    </Card>
  );
}
