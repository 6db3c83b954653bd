import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { defineMessages, homeOf, useMessages, useOptionalSession } from '@waqf/platform-web';
import { Button, Icon, IconTile, StarLattice } from '@waqf/ui/core';
import { PublicFrame } from './public-frame';
import * as css from './public.module.css';

const messages = defineMessages({
  site: { ar: 'منصة وقف', en: 'Waqf' },
  promise: { ar: 'وقفك موثَّق، وغلّته تصل إلى أهلها', en: 'Your waqf on record, its yield where it belongs' },
  lead: {
    ar: 'أنشئ وقفك من صكوكه الثلاثة، واعتمده بنفسك، وتابع كل ريال من الإيراد إلى المستفيد.',
    en: 'Create your waqf from its three deeds, approve it yourself, and follow every riyal from income to beneficiary.',
  },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  enter: { ar: 'الدخول عبر نفاذ', en: 'Sign in with Nafath' },
  how: { ar: 'كيف تعمل', en: 'How it works' },
  uploadTitle: { ar: 'ارفع الصكوك الثلاثة', en: 'Upload the three deeds' },
  uploadText: { ar: 'صك الملكية وصك الوقفية وصك النظارة، كما صدرت.', en: 'Ownership, waqf and trusteeship deeds, as they were issued.' },
  reviewTitle: { ar: 'راجع ما قُرئ منها', en: 'Review what was read' },
  reviewText: { ar: 'يظهر كل حقل بجانب موضعه في الصك، وتصححه إن لزم.', en: 'Each field stands beside its place in the deed; correct it where needed.' },
  approveTitle: { ar: 'اعتمد الوقف', en: 'Approve the waqf' },
  approveText: { ar: 'تُقفل البيانات، ويُربط الناظر، ويُفتح الحساب الرئيسي.', en: 'Data is locked, the nazir is linked, the main account is opened.' },
});

const steps = [
  { icon: <Icon.Upload size={24} />, title: 'uploadTitle', text: 'uploadText' },
  { icon: <Icon.FileSearch size={24} />, title: 'reviewTitle', text: 'reviewText' },
  { icon: <Icon.Shield size={24} />, title: 'approveTitle', text: 'approveText' },
] as const;

/** One promise, one action. Signed-in people go to their dashboard. */
export function LandingScreen() {
  const t = useMessages(messages);
  const session = useOptionalSession();
  useEffect(() => {
    document.title = t('site');
  }, [t]);
  if (session) return <Navigate replace to={homeOf[session.role]} />;
  return (
    <PublicFrame action={<Button size="small" href="/login">{t('signIn')}</Button>}>
      <main>
        <section className={css.hero}>
          <StarLattice className={css.lattice} />
          <div className={css.heroWords}>
            <h1>{t('promise')}</h1>
            <p>{t('lead')}</p>
            <Button variant="onColour" size="large" href="/login" icon={<Icon.Mobile size={20} />}>{t('enter')}</Button>
          </div>
        </section>
        <section className={css.how} aria-labelledby="how">
          <h2 id="how">{t('how')}</h2>
          <ol className={css.steps}>
            {steps.map(({ icon, title, text }) => (
              <li key={title}>
                <IconTile icon={icon} tone="success" size={48} />
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </PublicFrame>
  );
}
