import { useMutation } from '@tanstack/react-query';
import { notificationPreferences, userEnvelope, type NotificationPreferences as Preferences } from '@waqf/contracts/identity';
import { errorMessage, http, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Button, Card, Stack, useToast } from '@waqf/ui/core';
import { Checkbox, Form, useDraft } from '@waqf/ui/form';
import { preferenceTexts, messages } from './notification-preferences.messages';
import * as css from './notifications.module.css';

const ways = ['emailNotifications', 'smsNotifications', 'pushNotifications'] as const;
const kinds = ['waqfUpdates', 'transactionAlerts', 'documentReminders', 'reportReady'] as const;

/** The seven toggles of the signed-in person: ways of a notice and kinds of it. Stands in the settings. */
export function NotificationPreferences() {
  const { user } = useSession();
  const { preferredLanguage: _language, ...saved } = user.preferences;
  // What is saved names the draft: after a save, here or elsewhere, the form starts from that.
  return <PreferencesForm key={JSON.stringify(saved)} saved={saved} />;
}

function PreferencesForm({ saved }: { saved: Preferences }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user, replaceUser } = useSession();
  const toast = useToast();
  const [values, setValues, clearDraft] = useDraft(`notification-preferences.${user.id}.${JSON.stringify(saved)}`, saved);
  const save = useMutation({
    mutationFn: () => http.put('/api/user/notifications', values, userEnvelope),
    onSuccess: (answer) => {
      toast.show({ tone: 'success', title: t('saved') });
      clearDraft();
      replaceUser(answer.user);
    },
    onError: (error) => toast.show({ tone: 'error', title: t('failed'), text: errorMessage(error, language) }),
  });
  const changed = toggles.some((name) => values[name] !== saved[name]);
  const set = (name: keyof Preferences, on: boolean) => setValues((now) => ({ ...now, [name]: on }));
  const notes = {
    emailNotifications: user.email ?? t('noEmail'),
    smsNotifications: user.phone ?? t('noPhone'),
  } as const;
  const toggle = (name: keyof Preferences) => (
    <Toggle key={name} name={name} checked={values[name]} onChange={(on) => set(name, on)} note={name in notes ? notes[name as keyof typeof notes] : undefined} />
  );
  return (
    <Form
      label={t('title')}
      onSubmit={() => { if (changed) save.mutate(); }}
      footer={(
        <>
          <Button type="submit" variant="primary" disabled={!changed} loading={save.isPending}>{t('save')}</Button>
          {changed ? <Button variant="text" disabled={save.isPending} onClick={clearDraft}>{t('undo')}</Button> : null}
        </>
      )}
    >
      <Stack gap={16}>
        <Card title={t('ways')} note={t('waysNote')}><div className={css.toggles} role="group" aria-label={t('ways')}>{ways.map(toggle)}</div></Card>
        <Card title={t('kinds')} note={t('kindsNote')}><div className={css.toggles} role="group" aria-label={t('kinds')}>{kinds.map(toggle)}</div></Card>
      </Stack>
    </Form>
  );
}

const toggles = Object.keys(notificationPreferences.shape) as (keyof Preferences)[];

function Toggle({ name, checked, onChange, note }: { name: keyof Preferences; checked: boolean; onChange: (on: boolean) => void; note: string | undefined }) {
  const text = useMessages(preferenceTexts);
  return (
    <Checkbox name={name} checked={checked} onChange={onChange}>
      <span className={css.toggleName}>{text(name)}</span>
      <span className={css.hint}>{text(`${name}Hint`)}{note ? <> <bdi>{note}</bdi></> : null}</span>
    </Checkbox>
  );
}
