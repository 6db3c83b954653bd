import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isNationalId } from '@waqf/formats';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Icon } from '@waqf/ui/core';
import { Field, Form, NationalIdInput } from '@waqf/ui/form';
import { useBoot } from '../boot/boot-context';
import { maintenanceMessages } from '../public/maintenance.messages';
import { SamplePeople } from './sample-people';
import { useShellSession } from './shell-session';
import { askForApproval, type PendingSignIn } from './pending-sign-in';
import { signInMessages } from './sign-in.messages';
import * as css from './sign-in.module.css';

/** The only field of the sign-in; in the demo, the sample people below it. */
export function NationalIdForm({ onStarted }: { onStarted: (pending: PendingSignIn) => void }) {
  const t = useMessages(signInMessages);
  const m = useMessages(maintenanceMessages);
  const { language } = useLanguage();
  const { end } = useShellSession();
  const { simulators, launchMode, maintenance } = useBoot();
  const [nationalId, setNationalId] = useState('');
  const [problem, setProblem] = useState<'idLength' | 'idWrong' | null>(null);
  const start = useMutation({ mutationFn: askForApproval, onSuccess: onStarted });
  const submit = async () => {
    const found = nationalId.length !== 10 ? 'idLength' : isNationalId(nationalId) ? null : 'idWrong';
    setProblem(found);
    if (found === null) await start.mutateAsync(nationalId).catch(() => undefined);
  };
  return (
    <>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t(launchMode === 'closed' ? 'adminLead' : 'lead')}</p>
      <div className={css.form}>
        {maintenance ? (
          <Alert tone="warning" title={m('title')}>
            {m('onlyAdmins')}
          </Alert>
        ) : null}
        {end === 'expired' ? <Alert tone="info">{t('expired')}</Alert> : null}
        {start.error ? (
          <Alert tone="error" title={t('failed')}>
            {errorMessage(start.error, language)}
          </Alert>
        ) : null}
        <Form onSubmit={submit} label={t('title')}>
          <Field label={t('idLabel')} hint={t('idHint')} error={problem ? t(problem) : undefined}>
            <NationalIdInput
              autoFocus
              name="nationalId"
              value={nationalId}
              valid={isNationalId(nationalId)}
              onChange={(value) => {
                setNationalId(value);
                setProblem(null);
              }}
            />
          </Field>
          <Button
            block
            type="submit"
            variant="primary"
            size="large"
            icon={<Icon.Mobile size={20} />}
            loading={start.isPending}
          >
            {t('continue')}
          </Button>
        </Form>
        <p className={css.note}>{t('soon')}</p>
      </div>
      {simulators ? <SamplePeople disabled={start.isPending} onPick={(id) => start.mutate(id)} /> : null}
    </>
  );
}
