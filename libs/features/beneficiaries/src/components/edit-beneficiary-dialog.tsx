import { changeBeneficiary, genders, type Beneficiary, type ChangeBeneficiary } from '@waqf/contracts/beneficiaries';
import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import { riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, FormDialog, type RecordForm, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { DateInput, Field, NumberInput, SelectInput, TextInput } from '@waqf/ui/form';
import { useChangeBeneficiary } from '../api/save-beneficiary';
import { formMessages } from '../messages/beneficiaries.messages';
import { ShareChanges } from './share-changes';
import { editInputOf, editValuesOf, recordOf, type EditValues } from '../model/beneficiary-form';

/** Edits what is recorded about a beneficiary; mounted again each time it is opened. */
export function EditBeneficiaryDialog({ beneficiary, onClose }: { beneficiary: Beneficiary; onClose: () => void }) {
  const t = useMessages(formMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const change = useChangeBeneficiary(beneficiary.id);
  const form = useRecordForm({
    schema: changeBeneficiary,
    record: recordOf(beneficiary),
    valuesOf: editValuesOf,
    inputOf: editInputOf,
  });
  const send = async (input: ChangeBeneficiary) => {
    if (change.isPending) return;
    const sent = await attempt(() => change.mutateAsync(input), {
      done: ({ warning }) => ({
        title: beneficiariesCatalogue.changed[language],
        ...(warning ? { text: warning[language] } : {}),
      }),
      failed: t('editFailed'),
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={t('editTitle', { name: beneficiary.fullName })}
      submitLabel={t('save')}
      pending={change.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <EditFields beneficiary={beneficiary} form={form} />
    </FormDialog>
  );
}

interface EditFieldsProps {
  beneficiary: Beneficiary;
  form: RecordForm<EditValues, ChangeBeneficiary>;
}

function EditFields({ beneficiary, form }: EditFieldsProps) {
  const t = useMessages(formMessages);
  const today = riyadhDay(new Date());
  return (
    <>
      <ChangedMeanwhile form={form} />
      <Field label={t('relationship')} {...form.row('relationship')}>
        <TextInput {...form.field('relationship')} />
      </Field>
      <Field label={t('share')} {...form.row('allocatedPercentage')}>
        <NumberInput decimals={4} {...form.field('allocatedPercentage')} />
      </Field>
      {form.values.allocatedPercentage === String(beneficiary.allocatedPercentage ?? '') ? null : (
        <Field label={t('shareFrom')} hint={t('shareFromHint')} {...form.row('shareFrom')}>
          <DateInput value={form.values.shareFrom} max={today} onChange={(shareFrom) => form.set({ shareFrom })} />
        </Field>
      )}
      <ShareChanges beneficiaryId={beneficiary.id} />
      <Field label={t('class')} hint={t('classHint')} {...form.row('class')}>
        <TextInput {...form.field('class')} />
      </Field>
      <Field label={t('gender')} {...form.row('gender')}>
        <SelectInput
          clearable
          value={form.values.gender || undefined}
          onChange={(gender) => form.set({ gender: gender ?? '' })}
          options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
      </Field>
      <Field label={t('weight')} hint={t('weightHint')} {...form.row('weight')}>
        <NumberInput {...form.field('weight')} />
      </Field>
      <Field label={t('tier')} {...form.row('tier')}>
        <NumberInput {...form.field('tier')} />
      </Field>
      <Field label={t('entitledFrom')} {...form.row('entitledFrom')}>
        <DateInput value={form.values.entitledFrom} onChange={(entitledFrom) => form.set({ entitledFrom })} />
      </Field>
      <Field label={t('bornOn')} {...form.row('bornOn')}>
        <DateInput value={form.values.bornOn} max={today} onChange={(bornOn) => form.set({ bornOn })} />
      </Field>
      <Field label={t('diedOn')} {...form.row('diedOn')}>
        <DateInput value={form.values.diedOn} max={today} onChange={(diedOn) => form.set({ diedOn })} />
      </Field>
    </>
  );
}
