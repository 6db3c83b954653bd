import {
  type AssetValueSource,
  assetValueSources,
  recordAssetValue,
  type RecordAssetValue,
} from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, RecordedDayField, useAttempt, useRecordedDay } from '@waqf/screen-kit';
import { AmountInput, Field, SelectInput, TextInput } from '@waqf/ui/form';
import { useRecordAssetValue } from '../api/asset-values';
import { assetsMessages } from '../messages/assets.messages';

export interface AssetValueDialogProps {
  waqfId: string;
  waqfName: string;
  onClose: () => void;
}

/** Records the value of the assets, its date and its supporting document. Mounted again each time it is opened. */
export function AssetValueDialog({ waqfId, waqfName, onClose }: AssetValueDialogProps) {
  const t = useMessages(assetsMessages);
  const attempt = useAttempt();
  const record = useRecordAssetValue(waqfId);
  const { today, faultAt } = useRecordedDay();
  const form = useContractForm({
    schema: recordAssetValue,
    values: { amount: '', valuedOn: today, source: 'valuation' as AssetValueSource, reference: '' },
    inputOf: (values) => values,
    faultsOf: ({ valuedOn }) => faultAt('valuedOn', valuedOn),
  });
  const send = async (input: RecordAssetValue) => {
    const words = { done: t('recorded'), failed: t('notRecorded'), form };
    if (await attempt(() => record.mutateAsync(input), words)) onClose();
  };
  return (
    <FormDialog
      title={t('dialogTitle')}
      submitLabel={t('record')}
      pending={record.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <p>
        <bdi>{waqfName}</bdi> · {t('dialogNote')}
      </p>
      <Field label={t('amount')} required error={form.error('amount')}>
        <AmountInput {...form.field('amount')} />
      </Field>
      <RecordedDayField
        label={t('valuedOn')}
        today={today}
        value={form.values.valuedOn}
        onChange={(valuedOn) => form.set({ valuedOn })}
        error={form.error('valuedOn')}
      />
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
    </FormDialog>
  );
}
