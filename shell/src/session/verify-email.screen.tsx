import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  defineMessages,
  errorMessage,
  homeOf,
  http,
  nothing,
  useLanguage,
  useMessages,
  useOptionalSession,
} from '@waqf/platform-web';
import { Alert, Button, Icon } from '@waqf/ui/core';
import { useTitle } from '../boot/use-title';
import { SignInFrame } from './sign-in-frame';
import * as css from './sign-in.module.css';

const messages = defineMessages({
  title: { ar: 'تأكيد البريد الإلكتروني', en: 'Verify your e-mail address' },
  lead: {
    ar: 'بعد التأكيد تصلك رسائل المنصة على هذا البريد.',
    en: 'Once verified, the platform’s messages reach you at this address.',
  },
  verify: { ar: 'أكّد البريد', en: 'Verify the address' },
  verified: { ar: 'أُكّد بريدك', en: 'Address verified' },
  verifiedText: { ar: 'تصلك عليه رسائل المنصة من الآن.', en: 'The platform’s messages go to it from now on.' },
  failed: { ar: 'تعذر تأكيد البريد', en: 'The address could not be verified' },
  missing: {
    ar: 'الرابط ناقص. افتحه كما وصلك في الرسالة، أو اطلب رابطًا جديدًا من الإعدادات.',
    en: 'The link is incomplete. Open it exactly as it is in the message, or ask for a new one in the settings.',
  },
  settings: { ar: 'افتح الإعدادات', en: 'Open the settings' },
  home: { ar: 'افتح لوحتك', en: 'Open your dashboard' },
  signIn: { ar: 'سجّل الدخول', en: 'Sign in' },
});

/**
 * The page linked in the verification mail; it works without a session. Only a press verifies the address, because mail
 * scanners open links too. The secret is after the `#`, which is not sent to the server.
 */
export function VerifyEmailScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const token = useLocation().hash.slice(1);
  const session = useOptionalSession();
  const verify = useMutation({
    mutationFn: () => http.post('/api/auth/email/verify', { token }, nothing, { tolerate401: true }),
  });
  useTitle(t('title'));
  return (
    <SignInFrame>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.form}>
        {verify.isSuccess ? (
          <Alert tone="success" title={t('verified')}>
            {t('verifiedText')}
          </Alert>
        ) : null}
        {verify.error || token === '' ? (
          <Alert tone="error" title={t('failed')}>
            {verify.error ? errorMessage(verify.error, language) : t('missing')}
          </Alert>
        ) : null}
        {verify.isSuccess ? (
          <Button block size="large" variant="primary" href={session ? homeOf[session.role] : '/login'}>
            {t(session ? 'home' : 'signIn')}
          </Button>
        ) : verify.error || token === '' ? (
          <Button block size="large" href="/settings">
            {t('settings')}
          </Button>
        ) : (
          <Button
            block
            size="large"
            variant="primary"
            icon={<Icon.Check size={18} />}
            loading={verify.isPending}
            onClick={() => verify.mutate()}
          >
            {t('verify')}
          </Button>
        )}
      </div>
    </SignInFrame>
  );
}
