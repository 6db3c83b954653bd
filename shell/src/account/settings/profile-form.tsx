import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeProfile, userEnvelope, type Language } from '@waqf/contracts/identity';
import { errorMessage, http, HttpError, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Alert, Button, Segmented, useToast } from '@waqf/ui/core';
import { Field, Form, TextInput, useDraft } from '@waqf/ui/form';
import { profileMessages, settingsMessages } from './settings.messages';

interface Profile {
  fullName: string;
  email: string;
  phone: string;
  preferredLanguage: Language;
}

const fieldErrors = { fullName: 'nameError', email: 'emailError', phone: 'phoneError' } as const;
type FieldName = keyof typeof fieldErrors;
const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && name in fieldErrors;

/** Name, e-mail, phone and language; saving switches the language of the whole product at once. */
export function ProfileForm({ saved }: { saved: Profile }) {
  const t = useMessages(profileMessages);
  const word = useMessages(settingsMessages);
  const { user, replaceUser } = useSession();
  const { language, setLanguage } = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const [values, setValues, clearDraft] = useDraft<Profile>(`profile.${user.id}`, saved);
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const save = useMutation({
    mutationFn: () => http.put('/api/user/profile', values, userEnvelope),
    onSuccess: (answer) => {
      const { preferredLanguage } = answer.user.preferences;
      const switched = preferredLanguage !== language;
      clearDraft();
      if (switched) setLanguage(preferredLanguage);
      replaceUser(answer.user);
      toast.show({ title: profileMessages.saved[preferredLanguage] });
      // Texts of the server come in the language of the person.
      if (switched) void queries.invalidateQueries();
    },
    onError: (error) => setWrong(new Set(error instanceof HttpError ? error.errors.map(({ field }) => field).filter(isFieldName) : [])),
  });
  const changed = (Object.keys(saved) as (keyof Profile)[]).some((name) => values[name] !== saved[name]);
  const submit = async () => {
    const parsed = z.safeParse(changeProfile, values);
    setWrong(new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]).filter(isFieldName)));
    if (parsed.success && changed) await save.mutateAsync().catch(() => undefined);
  };
  const field = (name: FieldName) => ({
    name, value: values[name], onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const error = (name: FieldName) => (wrong.has(name) ? t(fieldErrors[name]) : undefined);
  const undo = () => {
    clearDraft();
    setWrong(new Set());
    save.reset();
  };
  return (
    <Form
      label={t('details')}
      onSubmit={submit}
      errorsAt={save.failureCount}
      footer={(
        <>
          <Button type="submit" variant="primary" disabled={!changed} loading={save.isPending}>{t('save')}</Button>
          {changed ? <Button variant="text" disabled={save.isPending} onClick={undo}>{word('undo')}</Button> : null}
        </>
      )}
    >
      {save.error && wrong.size === 0 ? <Alert tone="error" title={t('failed')}>{errorMessage(save.error, language)}</Alert> : null}
      <Field required label={t('fullName')} error={error('fullName')}><TextInput autoComplete="name" {...field('fullName')} /></Field>
      <Field required label={t('email')} error={error('email')}><TextInput ltr type="email" autoComplete="email" {...field('email')} /></Field>
      <Field optional label={t('phone')} hint={t('phoneHint')} error={error('phone')}><TextInput ltr type="tel" autoComplete="tel" {...field('phone')} /></Field>
      <Field group label={t('language')} hint={t('languageHint')}>
        <span>
          <Segmented<Language>
            label={t('language')}
            value={values.preferredLanguage}
            onChange={(preferredLanguage) => setValues((now) => ({ ...now, preferredLanguage }))}
            options={[{ value: 'ar', label: <span lang="ar">{t('arabic')}</span> }, { value: 'en', label: <span lang="en">{t('english')}</span> }]}
          />
        </span>
      </Field>
    </Form>
  );
}
