import { useMutation } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { register, userEnvelope, type Register } from '@waqf/contracts/identity';
import { defineMessages, errorMessage, http, useLanguage, useMessages, useOptionalSession } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { Alert, Button } from '@waqf/ui/core';
import { Field, Form, TextInput, useDraft } from '@waqf/ui/form';
import { useTitle } from '../boot/use-title';
import { addressAfterSignIn } from './return-address';
import { useShellSession } from './shell-session';
import { SignInFrame } from './sign-in-frame';
import * as css from './sign-in.module.css';

const messages = defineMessages({
  title: { ar: 'أكمل بياناتك', en: 'Complete your details' },
  lead: {
    ar: 'تحققنا من هويتك عبر نفاذ. هذه أول زيارة لك.',
    en: 'Nafath verified your identity. This is your first visit.',
  },
  fullName: { ar: 'الاسم الكامل', en: 'Full name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  phoneHint: { ar: 'مثال: 05XXXXXXXX', en: 'For example 05XXXXXXXX' },
  create: { ar: 'إنشاء الحساب', en: 'Create the account' },
  failed: { ar: 'تعذر إنشاء الحساب', en: 'The account could not be created' },
  again: { ar: 'سجّل الدخول من جديد', en: 'Sign in again' },
  unverified: { ar: 'تحقق من هويتك أولًا', en: 'Verify your identity first' },
  unverifiedText: {
    ar: 'يُنشأ الحساب بعد أول دخول لك عبر نفاذ، ولم نتحقق من هويتك بعد.',
    en: 'An account is created after your first sign-in with Nafath. Your identity has not been verified yet.',
  },
  toSignIn: { ar: 'تسجيل الدخول عبر نفاذ', en: 'Sign in with Nafath' },
});

const empty = { fullName: '', email: '', phone: '' };

/** The navigation state that says that the sign-in has just verified a person who has no account. */
export const verified = { verified: true } as const;

/**
 * The first sign-in of a verified person without an account; the role is founder. A person who was not verified is
 * redirected to the sign-in.
 */
export function RegisterScreen() {
  const { state } = useLocation() as { state: Partial<typeof verified> | null };
  const t = useMessages(messages);
  const session = useOptionalSession();
  useTitle(t('title'));
  return state?.verified || session ? <Registration /> : <Unverified />;
}

function Unverified() {
  const t = useMessages(messages);
  const { search } = useLocation();
  return (
    <SignInFrame>
      <h1 className={css.title}>{t('unverified')}</h1>
      <p className={css.lead}>{t('unverifiedText')}</p>
      <Button block variant="primary" size="large" href={`/login${search}`}>
        {t('toSignIn')}
      </Button>
    </SignInFrame>
  );
}

function Registration() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { enter } = useShellSession();
  const form = useContractForm({ schema: register, values: empty, draft: useDraft('register', empty) });
  const create = useMutation({
    mutationFn: (input: Register) => http.post('/api/auth/register', input, userEnvelope, { tolerate401: true }),
  });
  if (session) return <Navigate replace to={addressAfterSignIn(search, session)} />;

  const send = async (input: Register) => {
    try {
      const { user } = await create.mutateAsync(input);
      form.reset();
      enter(user);
    } catch (error) {
      form.refuse(error);
    }
  };
  return (
    <SignInFrame>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.form}>
        {create.error && !form.hasErrors ? (
          <Alert
            tone="error"
            title={t('failed')}
            action={
              <Button size="small" onClick={() => void navigate(`/login${search}`)}>
                {t('again')}
              </Button>
            }
          >
            {errorMessage(create.error, language)}
          </Alert>
        ) : null}
        <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt} label={t('title')}>
          <Field required label={t('fullName')} error={form.error('fullName')}>
            <TextInput autoFocus autoComplete="name" {...form.field('fullName')} />
          </Field>
          <Field optional label={t('email')} error={form.error('email')}>
            <TextInput ltr type="email" autoComplete="email" {...form.field('email')} />
          </Field>
          <Field optional label={t('phone')} hint={t('phoneHint')} error={form.error('phone')}>
            <TextInput ltr type="tel" autoComplete="tel" {...form.field('phone')} />
          </Field>
          <Button block type="submit" variant="primary" size="large" loading={create.isPending}>
            {t('create')}
          </Button>
        </Form>
      </div>
    </SignInFrame>
  );
}
