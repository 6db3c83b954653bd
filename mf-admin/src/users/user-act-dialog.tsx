import { useState } from 'react';
import { labelOf, type SeenValue } from '@waqf/contracts';
import { roleLabels } from '@waqf/contracts/identity';
import { peopleCatalogue } from '@waqf/contracts/messages';
import { actOnUser, type ActOnUser, type ManagedUser } from '@waqf/contracts/users';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { changedSince, useAttempt } from '@waqf/screen-kit';
import { Alert, ConfirmDialog, Ltr } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { type UserAct, useActOnUser } from '../api/act-on-user';
import { shortId } from './user-tags';
import { userMessages } from './users.messages';

/** The name of each act, its effect, and the message afterwards. */
const words = {
  role: {
    name: userMessages.changeRole,
    text: userMessages.roleText,
    done: peopleCatalogue.roleUpdated,
    failed: peopleCatalogue.roleUpdateFailed,
  },
  deactivate: {
    name: userMessages.deactivate,
    text: userMessages.deactivateText,
    done: peopleCatalogue.deleted,
    failed: peopleCatalogue.deleteFailed,
  },
  reactivate: {
    name: userMessages.reactivate,
    text: userMessages.reactivateText,
    done: userMessages.reactivated,
    failed: userMessages.reactivateFailed,
  },
  session: {
    name: userMessages.endOne,
    text: userMessages.sessionText,
    done: userMessages.sessionEnded,
    failed: userMessages.sessionEndFailed,
  },
  sessions: {
    name: userMessages.endAll,
    text: userMessages.sessionsText,
    done: userMessages.sessionsEnded,
    failed: userMessages.sessionsEndFailed,
  },
};

/** Explains what an act does to somebody's account, and asks for the reason. */
export function UserActDialog({ user, act, onClose }: { user: ManagedUser; act: UserAct; onClose: () => void }) {
  const t = useMessages(userMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const change = useActOnUser(user.id);
  const form = useContractForm({ schema: actOnUser, values: { reason: '' } });
  const { name, text, done, failed } = words[act.act];
  // Another administrator may give a role meanwhile: the first press then says which, the next replaces it knowingly.
  const [first] = useState<SeenValue>(String(user.role));
  const [now, setNow] = useState<SeenValue>();
  const noteRole = (failure: unknown): never => {
    setNow((before) => changedSince(failure)?.role ?? before);
    throw failure;
  };
  const send = async ({ reason }: ActOnUser) => {
    const asked = act.act === 'role' ? { ...act, seen: { role: now ?? first } } : act;
    const sent = await attempt(() => change.mutateAsync({ ...asked, reason }).catch(noteRole), {
      done: done[language],
      failed: failed[language],
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={act.act !== 'role' && act.act !== 'reactivate'}
      onClose={onClose}
      title={name[language]}
      facts={[
        { label: t('user'), value: user.fullName },
        { label: t('id'), value: <Ltr>{shortId(user.id)}</Ltr> },
        ...(act.act === 'role' ? [{ label: t('newRole'), value: t.of('role.', act.role) }] : []),
      ]}
      warning={text[language]}
      confirmLabel={name[language]}
      onConfirm={() => form.submit(send)}
    >
      {act.act === 'role' && typeof now === 'string' ? (
        <Alert tone="error" title={t('roleChanged')}>
          {t('roleChangedText', { now: labelOf(roleLabels, now, language), role: t.of('role.', act.role) })}
        </Alert>
      ) : null}
      <Field label={t('reason')} hint={t('reasonHint')} {...form.row('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
