import type { ReactNode } from 'react';
import type { CreateWaqf } from '@waqf/contracts/endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import type { ContractForm } from '@waqf/platform-web/form';
import { Button, Surface } from '@waqf/ui/core';
import { Field, Form, TextArea, TextInput } from '@waqf/ui/form';

const messages = defineMessages({
  name: { ar: 'اسم الوقف', en: 'Name of the waqf' },
  nameHint: {
    ar: 'كما ورد في صك الوقفية، مثل: وقف طلبة العلم',
    en: 'As in the waqf deed, for example: Waqf of the Students',
  },
  description: { ar: 'وصف الوقف', en: 'Description' },
  descriptionHint: {
    ar: 'ما الذي وُقف ولمن، في جملة أو جملتين',
    en: 'What is endowed and for whom, in a sentence or two',
  },
});

export interface WaqfFormProps {
  form: Pick<ContractForm<CreateWaqf, unknown>, 'field' | 'error' | 'errorsAt'>;
  /** Shown above the fields. */
  notice?: ReactNode;
  submitLabel: string;
  cancelLabel: string;
  cancelHref: string;
  busy: boolean;
  onSubmit: () => Promise<void>;
}

/** The fields for the name and description of a waqf. */
export function WaqfForm({ form, notice, submitLabel, cancelLabel, cancelHref, busy, onSubmit }: WaqfFormProps) {
  const t = useMessages(messages);
  return (
    <Surface>
      <Form
        errorsAt={form.errorsAt}
        onSubmit={onSubmit}
        footer={
          <>
            <Button type="submit" variant="primary" size="large" loading={busy}>
              {submitLabel}
            </Button>
            <Button size="large" href={cancelHref}>
              {cancelLabel}
            </Button>
          </>
        }
      >
        {notice}
        <Field label={t('name')} hint={t('nameHint')} required error={form.error('name')}>
          <TextInput {...form.field('name')} />
        </Field>
        <Field label={t('description')} hint={t('descriptionHint')} required error={form.error('description')}>
          <TextArea rows={5} showCount {...form.field('description')} />
        </Field>
      </Form>
    </Surface>
  );
}
