import { addBeneficiary, type AddBeneficiary } from '@waqf/contracts/beneficiaries';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm, type ContractForm } from '@waqf/platform-web/form';
import { useAttempt, useWaqfChoices } from '@waqf/screen-kit';
import { Alert, Button, Dialog } from '@waqf/ui/core';
import { Field, Form, NationalIdInput, NumberInput, SelectInput, TextInput, useDraft } from '@waqf/ui/form';
import { useAddBeneficiary } from '../api/save-beneficiary';
import { formMessages } from '../messages/beneficiaries.messages';
import { addInputOf, type AddValues } from '../model/beneficiary-form';

export interface AddBeneficiaryDialogProps {
  /** Approved waqfs: only these have beneficiaries. */
  waqfs: readonly WaqfSummary[];
  waqfId: string | undefined;
  onClose: () => void;
}

/** Mounted again each time it is opened. A draft is kept in the browser tab. */
export function AddBeneficiaryDialog({ waqfs, waqfId, onClose }: AddBeneficiaryDialogProps) {
  const t = useMessages(formMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const add = useAddBeneficiary();
  const { only } = useWaqfChoices(waqfs);
  const first: AddValues = {
    waqfId: waqfId ?? only ?? '',
    nationalId: '',
    fullName: '',
    relationship: '',
    allocatedPercentage: '',
  };
  const form = useContractForm({
    schema: addBeneficiary,
    values: first,
    draft: useDraft('beneficiary.add', first),
    inputOf: addInputOf,
    faultsOf: (values): Partial<Record<string, string>> => (values.waqfId === '' ? { waqfId: t('chooseWaqf') } : {}),
  });
  const send = async (input: AddBeneficiary, values: AddValues) => {
    if (add.isPending) return;
    const added = await attempt(() => add.mutateAsync({ waqfId: values.waqfId, input }), {
      done: ({ bankAccountCreated, warning }) => {
        const title = bankAccountCreated
          ? beneficiariesCatalogue.addedWithAccount
          : beneficiariesCatalogue.addedAccountLater;
        return { title: title[language], ...(warning ? { text: warning[language] } : {}) };
      },
      failed: beneficiariesCatalogue.addFailed[language],
      form: { refuse: (error) => form.refuse(error, 'nationalId') },
    });
    if (!added) return;
    form.reset();
    onClose();
  };
  const submit = () => form.submit(send);
  const footer = (
    <>
      {waqfs.length > 0 ? (
        <Button variant="primary" size="large" loading={add.isPending} onClick={() => void submit()}>
          {t('add')}
        </Button>
      ) : null}
      <Button size="large" disabled={add.isPending} onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  if (waqfs.length === 0)
    return (
      <Dialog open onClose={onClose} title={t('addTitle')} footer={footer}>
        <Alert tone="info">{t('noWaqf')}</Alert>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} busy={add.isPending} title={t('addTitle')} footer={footer}>
      <AddFields waqfs={waqfs} form={form} onSubmit={submit} />
    </Dialog>
  );
}

interface AddFieldsProps {
  waqfs: readonly WaqfSummary[];
  form: ContractForm<AddValues, AddBeneficiary>;
  onSubmit: () => Promise<void>;
}

function AddFields({ waqfs, form, onSubmit }: AddFieldsProps) {
  const t = useMessages(formMessages);
  const { options } = useWaqfChoices(waqfs);
  return (
    <Form onSubmit={onSubmit} errorsAt={form.errorsAt}>
      <Alert tone="info">{t('accountNotice')}</Alert>
      <Field label={t('waqf')} required error={form.error('waqfId')}>
        <SelectInput
          searchable
          value={form.values.waqfId || undefined}
          onChange={(id = '') => form.set({ waqfId: id })}
          options={options}
        />
      </Field>
      <Field label={t('nationalId')} {...form.row('nationalId')}>
        <NationalIdInput {...form.field('nationalId')} />
      </Field>
      <Field label={t('fullName')} {...form.row('fullName')}>
        <TextInput {...form.field('fullName')} />
      </Field>
      <Field label={t('relationship')} {...form.row('relationship')}>
        <TextInput {...form.field('relationship')} />
      </Field>
      <Field label={t('share')} {...form.row('allocatedPercentage')}>
        <NumberInput decimals={4} {...form.field('allocatedPercentage')} />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('add')}
      </button>
    </Form>
  );
}
