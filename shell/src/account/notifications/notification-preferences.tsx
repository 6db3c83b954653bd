import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { userEnvelope, type NotificationPreferences as Preferences } from '@waqf/contracts/identity';
import { errorMessage, http, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Button, Card, Ltr, Stack, useToast } from '@waqf/ui/core';
import { Checkbox, Form, useDraft } from '@waqf/ui/form';
import { preferenceTexts, messages } from './notification-preferences.messages';
import * as css from './notifications.module.css';

const ways = ['emailNotifications', 'smsNotifications', 'pushNotifications'] as const;
const kinds = ['waqfUpdates', 'transactionAlerts', 'documentReminders', 'reportReady'] as const;
const toggles = [...ways, ...kinds] as const;
/** Toggles whose small words are the same for everybody. */
type Explained = Exclude<keyof Preferences, 'emailNotifications' | 'smsNotifications'>;

/** The seven toggles of the signed-in person: ways of a notice and kinds of it. Stands in the settings. */
export function NotificationPreferences() {
  const { user } = useSession();
  const { preferredLanguage: _language, ...saved } = user.preferences;
  // What is saved names the draft: after a save, here or elsewhere, the form starts from that.
  return <PreferencesForm key={JSON.stringify(saved)} saved={saved} />;
}

/** Where messages of one way go, or that they can't go anywhere. */
function Destination({ address, none, label }: { address: string | null; none: string; label: string }) {
  if (address === null) return none;
  return (
    <>
      {label} <Ltr>{address}</Ltr>
    </>
  );
}

function PreferencesForm({ saved }: { saved: Preferences }) {
  const t = useMessages(messages);
  const text = useMessages(preferenceTexts);
  const { language } = useLanguage();
  const { user, replaceUser } = useSession();
  const toast = useToast();
  const [values, setValues, clearDraft] = useDraft(
    `notification-preferences.${user.id}.${JSON.stringify(saved)}`,
    saved,
  );
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
  const hints: Partial<Record<keyof Preferences, ReactNode>> = {
    emailNotifications: <Destination address={user.email} none={t('noEmail')} label={t('toEmail')} />,
    smsNotifications: <Destination address={user.phone} none={t('noPhone')} label={t('toPhone')} />,
  };
  const toggle = (name: keyof Preferences) => (
    <Checkbox key={name} name={name} checked={values[name]} onChange={(on) => set(name, on)}>
      <span className={css.toggleName}>{text(name)}</span>
      <span className={css.hint}>{hints[name] ?? text(`${name as Explained}Hint`)}</span>
    </Checkbox>
  );
  return (
    <Form
      label={t('title')}
      onSubmit={() => {
        if (changed) save.mutate();
      }}
      footer={
        <>
          <Button type="submit" variant="primary" disabled={!changed} loading={save.isPending}>
            {t('save')}
          </Button>
          {changed ? (
            <Button variant="text" disabled={save.isPending} onClick={clearDraft}>
              {t('undo')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={16}>
        <Card title={t('ways')} note={t('waysNote')}>
          <div className={css.toggles} role="group" aria-label={t('ways')}>
            {ways.map(toggle)}
          </div>
        </Card>
        <Card title={t('kinds')} note={t('kindsNote')}>
          <div className={css.toggles} role="group" aria-label={t('kinds')}>
            {kinds.map(toggle)}
          </div>
        </Card>
      </Stack>
    </Form>
  );
}
