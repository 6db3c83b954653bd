import { useMutation } from '@tanstack/react-query';
import { errorMessage, http, nothing, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Ltr } from '@waqf/ui/core';
import { profileMessages } from './settings.messages';
import * as css from './settings.module.css';

/** Shown until the link sent to the address is opened: no other mail is sent there before. Can send the link again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const t = useMessages(profileMessages);
  const { language } = useLanguage();
  const again = useMutation({ mutationFn: () => http.post('/api/user/email/verification', {}, nothing) });
  return (
    <Alert tone={again.isSuccess ? 'info' : 'warning'} title={t(again.isSuccess ? 'linkSent' : 'unverified')}>
      <p className={css.unverified}>
        {t('unverifiedText')} <Ltr>{email}</Ltr>
      </p>
      {again.error ? <p className={css.unverified}>{errorMessage(again.error, language)}</p> : null}
      {again.isSuccess ? null : (
        <Button size="small" loading={again.isPending} onClick={() => again.mutate()}>
          {t('resend')}
        </Button>
      )}
    </Alert>
  );
}
