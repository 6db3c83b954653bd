import { useState } from 'react';
import {
  type AssetValueSource,
  assetValueSources,
  recordAssetValue,
  type RecordAssetValue,
} from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Dialog } from '@waqf/ui/core';
import { AmountInput, DateInput, Field, Form, SelectInput, TextInput } from '@waqf/ui/form';
import { useRecordAssetValue } from '../api/asset-values';
import { assetsMessages } from '../messages/assets.messages';

export interface AssetValueDialogProps {
  waqfId: string;
  waqfName: string;
  onClose: () => void;
}

/** What the assets are worth, since when and by which paper. Mounted anew for every opening. */
export function AssetValueDialog({ waqfId, waqfName, onClose }: AssetValueDialogProps) {
  const t = useMessages(assetsMessages);
  const attempt = useAttempt();
  const record = useRecordAssetValue(waqfId);
  const [today] = useState(() => riyadhDay(new Date()));
  const form = useContractForm({
    schema: recordAssetValue,
    values: { amount: '', valuedOn: today, source: 'valuation' as AssetValueSource, reference: '' },
    inputOf: (values) => values,
    faultsOf: ({ valuedOn }): Partial<Record<string, string>> =>
      valuedOn > today ? { valuedOn: t('dayInFuture') } : {},
  });
  const send = async (input: RecordAssetValue) => {
    const words = { done: t('recorded'), failed: t('notRecorded'), form };
    if (await attempt(() => record.mutateAsync(input), words)) onClose();
  };
  const submit = () => form.submit(send);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={t('dialogTitle')}
      footer={
        <>
          <Button variant="primary" size="large" loading={record.isPending} onClick={() => void submit()}>
            {t('record')}
          </Button>
          <Button size="large" disabled={record.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit} errorsAt={form.errorsAt}>
        <p>
          <bdi>{waqfName}</bdi> · {t('dialogNote')}
        </p>
        <Field label={t('amount')} required error={form.error('amount')}>
          <AmountInput {...form.field('amount')} />
        </Field>
        <Field label={t('valuedOn')} required error={form.error('valuedOn')}>
          <DateInput value={form.values.valuedOn} max={today} onChange={(valuedOn) => form.set({ valuedOn })} />
        </Field>
        <Field label={t('source')} required error={form.error('source')}>
          <SelectInput
            value={form.values.source}
            onChange={(source) => form.set({ source: source ?? 'valuation' })}
            options={assetValueSources.map((value) => ({ value, label: t(`source.${value}`) }))}
          />
        </Field>
        <Field label={t('reference')} required hint={t('referenceHint')} error={form.error('reference')}>
          <TextInput {...form.field('reference')} />
        </Field>
      </Form>
    </Dialog>
  );
}
