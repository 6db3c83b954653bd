import { useQueryClient } from '@tanstack/react-query';
import { knownValue } from '@waqf/contracts';
import { changeProfile, language as languages, userEnvelope, type Language } from '@waqf/contracts/identity';
import { http, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Segmented, useToast } from '@waqf/ui/core';
import { Field, TextInput } from '@waqf/ui/field';
import { SettingsForm, useSettings } from './settings-form';
import { profileMessages } from './settings.messages';

interface Profile {
  fullName: string;
  email: string;
  phone: string;
  preferredLanguage: Language;
}

/** Name, e-mail, phone and language; saving changes the language of the whole product immediately. */
export function ProfileForm({ saved }: { saved: Profile }) {
  const t = useMessages(profileMessages);
  const { user, replaceUser } = useSession();
  const { language, setLanguage } = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const state = useSettings({
    draftKey: `profile.${user.id}`,
    saved,
    sentOf: (values: Profile, seen) =>
      (Object.keys(seen) as (keyof Profile)[]).some((name) => values[name] !== seen[name])
        ? { ...values, seen: { ...seen, email: seen.email || null, phone: seen.phone || null } }
        : null,
    seenWith: (seen, now) => ({ ...seen, ...now, ...(now.phone === null ? { phone: '' } : {}) }),
    schema: changeProfile,
    send: (values) => http.put('/api/user/profile', values, userEnvelope),
    onSaved: (answer) => {
      const preferredLanguage = knownValue(languages.options, answer.user.preferences.preferredLanguage) ?? 'ar';
      const switched = preferredLanguage !== language;
      if (switched) setLanguage(preferredLanguage);
      replaceUser(answer.user);
      toast.show({ title: profileMessages.saved[preferredLanguage] });
      // The server's texts are in the user's language, so they are refetched.
      if (switched) void queries.invalidateQueries();
    },
  });
  const { form } = state;
  // After a refusal because another page was quicker, this shows what was saved there.
  const undo = () => {
    state.undo();
    void http.get('/api/user/me', userEnvelope).then((answer) => replaceUser(answer.user), state.undo);
  };
  return (
    <SettingsForm label={t('details')} save={t('save')} failed={t('failed')} state={{ ...state, undo }}>
      <Field required label={t('fullName')} error={form.error('fullName')}>
        <TextInput autoComplete="name" {...form.field('fullName')} />
      </Field>
      <Field required label={t('email')} hint={t('confirmHint')} error={form.error('email')}>
        <TextInput ltr type="email" autoComplete="email" {...form.field('email')} />
      </Field>
      <Field optional label={t('phone')} hint={t('phoneHint')} error={form.error('phone')}>
        <TextInput ltr type="tel" autoComplete="tel" {...form.field('phone')} />
      </Field>
      <Field group label={t('language')} hint={t('languageHint')} error={form.error('preferredLanguage')}>
        <span>
          <Segmented<Language>
            label={t('language')}
            value={form.values.preferredLanguage}
            onChange={(preferredLanguage) => form.set({ preferredLanguage })}
            options={[
              { value: 'ar', label: <span lang="ar">{t('arabic')}</span> },
              { value: 'en', label: <span lang="en">{t('english')}</span> },
            ]}
          />
        </span>
      </Field>
    </SettingsForm>
  );
}
