import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  notificationKinds,
  notificationToggles,
  notificationWays,
  toggleLabels,
  userEnvelope,
  type NotificationPreferences as Preferences,
  type NotificationToggle,
} from '@waqf/contracts/identity';
import { http, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, Ltr, Stack } from '@waqf/ui/core';
import { Checkbox, Form, useDraft } from '@waqf/ui/form';
import { messages } from './notification-preferences.messages';
import * as css from './notifications.module.css';

/** The user's choices of channels and kinds of notifications, shown in the settings. */
export function NotificationPreferences() {
  const { user } = useSession();
  const { preferredLanguage: _language, ...saved } = user.preferences;
  // The saved values are the key: after a save, here or elsewhere, the form starts from them.
  return <PreferencesForm key={JSON.stringify(saved)} saved={saved} />;
}

/** The address to which messages of a channel are sent, or the text that there is none. */
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
  const { language } = useLanguage();
  const { user, replaceUser } = useSession();
  const attempt = useAttempt();
  const [values, setValues, clearDraft] = useDraft(
    `notification-preferences.${user.id}.${JSON.stringify(saved)}`,
    saved,
  );
  const save = useMutation({
    // Another device may have changed other toggles since: only those that differ from what was seen are changed.
    mutationFn: () => http.put('/api/user/notifications', { ...values, seen: saved }, userEnvelope),
  });
  const send = async () => {
    const sent = await attempt(() => save.mutateAsync(), { done: t('saved'), failed: t('failed') });
    if (!sent) return;
    clearDraft();
    replaceUser(sent.answer.user);
  };
  const changed = notificationToggles.some((name) => values[name] !== saved[name]);
  const set = (name: NotificationToggle, on: boolean) => setValues((now) => ({ ...now, [name]: on }));
  const hints: Partial<Record<NotificationToggle, ReactNode>> = {
    emailNotifications: <Destination address={user.email} none={t('noEmail')} label={t('toEmail')} />,
    smsNotifications: <Destination address={user.phone} none={t('noPhone')} label={t('toPhone')} />,
  };
  const toggle = (name: NotificationToggle) => (
    <Checkbox key={name} name={name} checked={values[name]} onChange={(on) => set(name, on)}>
      <span className={css.toggleName}>{toggleLabels[name].name[language]}</span>
      <span className={css.hint}>{hints[name] ?? toggleLabels[name].hint?.[language]}</span>
    </Checkbox>
  );
  return (
    <Form
      label={t('title')}
      onSubmit={() => (changed ? send() : undefined)}
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
            {notificationWays.map(toggle)}
          </div>
        </Card>
        <Card title={t('kinds')} note={t('kindsNote')}>
          <div className={css.toggles} role="group" aria-label={t('kinds')}>
            {notificationKinds.map(toggle)}
          </div>
        </Card>
      </Stack>
    </Form>
  );
}
