import { type Role, roles } from '@waqf/contracts/identity';
import { peopleCatalogue } from '@waqf/contracts/messages';
import { addUser, type AddUser } from '@waqf/contracts/users';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm, type ContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { Alert } from '@waqf/ui/core';
import { Field, NationalIdInput, SelectInput, TextArea, TextInput } from '@waqf/ui/form';
import { useAddUser } from '../api/add-user';
import { userMessages } from './users.messages';

interface AddValues {
  nationalId: string;
  fullName: string;
  email: string;
  phone: string;
  role: Role | '';
  reason: string;
}
const first: AddValues = { nationalId: '', fullName: '', email: '', phone: '', role: '', reason: '' };

/** Adds a person who has not signed in yet. Mounted again each time it is opened. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(userMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const add = useAddUser();
  const form = useContractForm({
    schema: addUser,
    values: first,
    inputOf: ({ email, phone, role, ...rest }) => ({
      ...rest,
      email: email.trim() || null,
      phone: phone.trim() || null,
      role: role || undefined,
    }),
  });
  const send = async (input: AddUser) => {
    const sent = await attempt(() => add.mutateAsync(input), {
      done: peopleCatalogue.created[language],
      failed: peopleCatalogue.createFailed[language],
      form: { refuse: (error) => form.refuse(error, 'nationalId') },
    });
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('addConfirm')}
      pending={add.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <AddFields form={form} />
    </FormDialog>
  );
}

function AddFields({ form }: { form: ContractForm<AddValues, AddUser> }) {
  const t = useMessages(userMessages);
  return (
    <>
      <Alert tone="info">{t('addText')}</Alert>
      <Field label={t('nationalId')} {...form.row('nationalId')}>
        <NationalIdInput {...form.field('nationalId')} />
      </Field>
      <Field label={t('fullName')} {...form.row('fullName')}>
        <TextInput {...form.field('fullName')} />
      </Field>
      <Field label={t('email')} {...form.row('email')}>
        <TextInput ltr type="email" {...form.field('email')} />
      </Field>
      <Field label={t('phone')} {...form.row('phone')}>
        <TextInput ltr type="tel" {...form.field('phone')} />
      </Field>
      <Field label={t('role')} {...form.row('role')}>
        <SelectInput
          value={form.values.role || undefined}
          onChange={(role) => form.set({ role: role ?? '' })}
          options={roles.map((role) => ({ value: role, label: t.of('role.', role) }))}
        />
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} {...form.row('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </>
  );
}
