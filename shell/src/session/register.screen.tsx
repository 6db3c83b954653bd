import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { register, userEnvelope } from '@waqf/contracts/identity';
import {
  defineMessages,
  errorMessage,
  homeOf,
  http,
  HttpError,
  useLanguage,
  useMessages,
  useOptionalSession,
} from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';
import { Field, Form, TextInput, useDraft } from '@waqf/ui/form';
import { returnAddress } from './return-address';
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
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  phoneHint: { ar: 'مثل 05XXXXXXXX', en: 'Like 05XXXXXXXX' },
  create: { ar: 'إنشاء الحساب', en: 'Create the account' },
  failed: { ar: 'تعذر إنشاء الحساب', en: 'The account was not created' },
  again: { ar: 'سجّل الدخول من جديد', en: 'Sign in again' },
  nameError: { ar: 'الاسم الكامل مطلوب', en: 'The full name is required' },
  emailError: { ar: 'البريد الإلكتروني غير صحيح', en: 'The email is not valid' },
  phoneError: { ar: 'رقم الجوال غير صحيح', en: 'The mobile number is not valid' },
});

type Values = { fullName: string; email: string; phone: string };
const fieldErrors = { fullName: 'nameError', email: 'emailError', phone: 'phoneError' } as const;
type FieldName = keyof typeof fieldErrors;
const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && name in fieldErrors;

/** First sign-in of an unknown, verified person; the role is founder. */
export function RegisterScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useOptionalSession();
  const { enter } = useShellSession();
  const [values, setValues, clear] = useDraft<Values>('register', { fullName: '', email: '', phone: '' });
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const create = useMutation({
    mutationFn: () => http.post('/api/auth/register', values, userEnvelope, { tolerate401: true }),
    onSuccess: ({ user }) => {
      clear();
      enter(user);
    },
    onError: (error) =>
      setWrong(new Set(error instanceof HttpError ? error.errors.map(({ field }) => field).filter(isFieldName) : [])),
  });
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  if (session) return <Navigate replace to={returnAddress(search) ?? homeOf[session.role]} />;

  const submit = async () => {
    const parsed = z.safeParse(register, values);
    setWrong(new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]).filter(isFieldName)));
    if (parsed.success) await create.mutateAsync().catch(() => undefined);
  };
  const field = (name: FieldName) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const error = (name: FieldName) => (wrong.has(name) ? t(fieldErrors[name]) : undefined);
  return (
    <SignInFrame>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.form}>
        {create.error && wrong.size === 0 ? (
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
        <Form onSubmit={submit} errorsAt={create.failureCount} label={t('title')}>
          <Field required label={t('fullName')} error={error('fullName')}>
            <TextInput autoFocus name="fullName" autoComplete="name" {...field('fullName')} />
          </Field>
          <Field optional label={t('email')} error={error('email')}>
            <TextInput ltr type="email" name="email" autoComplete="email" {...field('email')} />
          </Field>
          <Field optional label={t('phone')} hint={t('phoneHint')} error={error('phone')}>
            <TextInput ltr type="tel" name="phone" autoComplete="tel" {...field('phone')} />
          </Field>
          <Button block type="submit" variant="primary" size="large" loading={create.isPending}>
            {t('create')}
          </Button>
        </Form>
      </div>
    </SignInFrame>
  );
}
