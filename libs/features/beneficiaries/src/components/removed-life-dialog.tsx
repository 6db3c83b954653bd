import { changeBeneficiary, type ChangeBeneficiary } from '@waqf/contracts/beneficiaries';
import type { RemovedPayee } from '@waqf/contracts/distributions';
import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import { riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, FormDialog, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { Alert } from '@waqf/ui/core';
import { DateInput, Field } from '@waqf/ui/form';
import { useChangeBeneficiary } from '../api/save-beneficiary';
import { removedMessages } from '../messages/removed.messages';

/** Records when somebody who was removed was born and died: what is still owed to them is paid accordingly. */
export function RemovedLifeDialog({
  payee,
  onClose,
}: {
  payee: Pick<RemovedPayee, 'beneficiaryId' | 'fullName' | 'bornOn' | 'diedOn'>;
  onClose: () => void;
}) {
  const t = useMessages(removedMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const change = useChangeBeneficiary(payee.beneficiaryId);
  const form = useRecordForm({
    schema: changeBeneficiary,
    record: { bornOn: payee.bornOn, diedOn: payee.diedOn },
    valuesOf: ({ bornOn, diedOn }) => ({ bornOn: bornOn ?? '', diedOn: diedOn ?? '' }),
    inputOf: ({ bornOn, diedOn }) => ({ bornOn: bornOn || null, diedOn: diedOn || null }),
  });
  const send = async (input: ChangeBeneficiary) => {
    if (change.isPending) return;
    const sent = await attempt(() => change.mutateAsync(input), {
      done: beneficiariesCatalogue.changed[language],
      failed: t('saveFailed'),
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  const today = riyadhDay(new Date());
  return (
    <FormDialog
      title={t('lifeTitle', { name: payee.fullName })}
      submitLabel={t('save')}
      pending={change.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <ChangedMeanwhile form={form} />
      <Alert tone="info">{t('lifeText')}</Alert>
      <Field label={t('bornOn')} {...form.row('bornOn')}>
        <DateInput value={form.values.bornOn} max={today} onChange={(bornOn) => form.set({ bornOn })} />
      </Field>
      <Field label={t('diedOn')} hint={t('diedHint')} {...form.row('diedOn')}>
        <DateInput value={form.values.diedOn} max={today} onChange={(diedOn) => form.set({ diedOn })} />
      </Field>
    </FormDialog>
  );
}
