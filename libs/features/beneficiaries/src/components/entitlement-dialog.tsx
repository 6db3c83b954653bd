import { changeBeneficiary, type Beneficiary, type ChangeBeneficiary } from '@waqf/contracts/beneficiaries';
import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useChangeBeneficiary } from '../api/save-beneficiary';
import { formMessages } from '../messages/beneficiaries.messages';

/** Suspends an active beneficiary or resumes a suspended one, with a reason that the beneficiary reads. */
export function EntitlementDialog({ beneficiary, onClose }: { beneficiary: Beneficiary; onClose: () => void }) {
  const t = useMessages(formMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const change = useChangeBeneficiary(beneficiary.id);
  const { fullName: name } = beneficiary;
  const act = beneficiary.isActive ? 'suspend' : 'resume';
  const form = useContractForm({
    schema: changeBeneficiary,
    values: { reason: '' },
    inputOf: ({ reason }) => ({ isActive: act === 'resume', reason }),
  });
  const send = async (input: ChangeBeneficiary) => {
    const sent = await attempt(() => change.mutateAsync(input), {
      done: () => {
        const done = act === 'suspend' ? beneficiariesCatalogue.suspended : beneficiariesCatalogue.resumed;
        return done[language];
      },
      failed: t('editFailed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={act === 'suspend'}
      onClose={onClose}
      title={t(`${act}Title`)}
      headline={name}
      warning={t(`${act}Warning`, { name })}
      confirmLabel={t(`${act}Confirm`, { name })}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
