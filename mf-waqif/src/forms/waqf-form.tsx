import { useState } from 'react';
import { createWaqf, type CreateWaqf } from '@waqf/contracts/endowments';
import { defineMessages, HttpError, useMessages } from '@waqf/platform-web';
import { Button, Surface } from '@waqf/ui/core';
import { Field, Form, TextArea, TextInput } from '@waqf/ui/form';

const messages = defineMessages({
  name: { ar: 'اسم الوقف', en: 'Name of the waqf' },
  nameHint: {
    ar: 'كما ورد في صك الوقفية، مثل: وقف طلبة العلم',
    en: 'As in the waqf deed, for example: Waqf of the Students',
  },
  nameError: { ar: 'اسم الوقف مطلوب', en: 'The name of the waqf is required' },
  description: { ar: 'وصف الوقف', en: 'Description' },
  descriptionHint: {
    ar: 'ما الذي وُقف ولمن، في جملة أو جملتين',
    en: 'What is endowed and for whom, in a sentence or two',
  },
  descriptionError: { ar: 'وصف الوقف مطلوب', en: 'The description is required, at least 10 characters' },
});

export interface WaqfFormProps {
  values: CreateWaqf;
  onChange: (values: CreateWaqf) => void;
  submitLabel: string;
  busy: boolean;
  /** The server's refusal: its field messages stand under the fields. */
  failure: unknown;
  onSubmit: (values: CreateWaqf) => void;
  onCancelHref: string;
  cancelLabel: string;
}

/** Name and description of a waqf, with the messages of the specification under the fields. */
export function WaqfForm({
  values,
  onChange,
  submitLabel,
  busy,
  failure,
  onSubmit,
  onCancelHref,
  cancelLabel,
}: WaqfFormProps) {
  const t = useMessages(messages);
  const [checked, setChecked] = useState(false);
  const parsed = createWaqf.safeParse(values);
  const wrong = new Set(checked && !parsed.success ? parsed.error.issues.map((issue) => String(issue.path[0])) : []);
  const refused = failure instanceof HttpError ? failure.errors : [];
  const errorOf = (field: keyof CreateWaqf, message: string) =>
    wrong.has(field) ? message : refused.find((error) => error.field === field)?.message;

  return (
    <Surface>
      <Form
        errorsAt={failure}
        onSubmit={() => {
          setChecked(true);
          if (parsed.success && !busy) onSubmit(parsed.data);
        }}
        footer={
          <>
            <Button type="submit" variant="primary" size="large" loading={busy}>
              {submitLabel}
            </Button>
            <Button size="large" href={onCancelHref}>
              {cancelLabel}
            </Button>
          </>
        }
      >
        <Field label={t('name')} hint={t('nameHint')} required error={errorOf('name', t('nameError'))}>
          <TextInput
            name="name"
            maxLength={200}
            value={values.name}
            onChange={(name) => onChange({ ...values, name })}
          />
        </Field>
        <Field
          label={t('description')}
          hint={t('descriptionHint')}
          required
          error={errorOf('description', t('descriptionError'))}
        >
          <TextArea
            name="description"
            rows={5}
            maxLength={2000}
            showCount
            value={values.description}
            onChange={(description) => onChange({ ...values, description })}
          />
        </Field>
      </Form>
    </Surface>
  );
}
