import { Link } from 'react-router';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon, Logo, StarLattice } from '@waqf/ui/core';
import { LanguageSwitch } from '../../layout/language-switch';
import { ThemeSwitch } from '../../layout/theme-switch';
import { useIsLaunched } from '../../boot/boot-context';
import { startWaqfAddress } from '../../session/return-address';
import { onGreen } from '../on-green';
import { HeroSample } from './hero-sample';
import * as css from './hero.module.css';

const messages = defineMessages({
  sections: { ar: 'أقسام الصفحة', en: 'On this page' },
  features: { ar: 'المزايا', en: 'Features' },
  how: { ar: 'كيف تعمل', en: 'How it works' },
  figures: { ar: 'الأرقام', en: 'Figures' },
  questions: { ar: 'الأسئلة الشائعة', en: 'Questions' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  promise: {
    ar: 'وقفك محفوظ بشرطه، وغلّته تصل إلى أهلها',
    en: 'Your waqf kept to its terms, its yield where it belongs',
  },
  lead: {
    ar: 'من رفع الصكوك إلى اعتماد الوقف، ومن تحصيل الغلة إلى إيداعها في حسابات المستفيدين: مسار واحد موثّق يراه الواقف والناظر والمستفيد.',
    en: 'From the deeds to the approval, from income to the beneficiaries’ accounts: one recorded path that the founder, the nazir and the beneficiary all see.',
  },
  begin: { ar: 'ابدأ وقفك عبر نفاذ', en: 'Start your waqf with Nafath' },
  soon: { ar: 'لم تُفتح المنصة بعد، وموعد الإطلاق قريب جدًا', en: 'Not open yet: the launch is coming very soon' },
  preparing: { ar: 'ما الذي نعمل عليه الآن', en: 'What we are working on' },
  watch: { ar: 'شاهد كيف تعمل', en: 'See how it works' },
  nafath: { ar: 'دخول بالنفاذ الوطني الموحد', en: 'Sign-in with Nafath' },
  ledger: { ar: 'قيد مزدوج لا يُمحى', en: 'Double entry, never erased' },
  calendar: { ar: 'تقويم أم القرى', en: 'Umm al-Qura calendar' },
});

/** One promise, one action, and the product itself beside them. */
export function Hero() {
  const t = useMessages(messages);
  const isOpen = useIsLaunched();
  return (
    <div className={css.hero}>
      <StarLattice tile={128} className={css.lattice} />
      <HeroHead isOpen={isOpen} />
      <div className={css.body}>
        <div className={css.words} style={onGreen}>
          {isOpen ? null : (
            <p className={css.soon}>
              <Icon.Clock size={18} />
              {t('soon')}
            </p>
          )}
          <h1>{t('promise')}</h1>
          <p>{t('lead')}</p>
          <div className={css.actions}>
            {isOpen ? (
              <Button variant="onColour" size="large" href={startWaqfAddress} iconEnd={<Icon.Forward size={18} />}>
                {t('begin')}
              </Button>
            ) : (
              <Button variant="onColour" size="large" href="/system-closed">
                {t('preparing')}
              </Button>
            )}
            <Button size="large" href="#how">
              {t('watch')}
            </Button>
          </div>
          <ul className={css.assurances}>
            <li>
              <Icon.Shield size={18} />
              {t('nafath')}
            </li>
            <li>
              <Icon.Scale size={18} />
              {t('ledger')}
            </li>
            <li>
              <Icon.Calendar size={18} />
              {t('calendar')}
            </li>
          </ul>
        </div>
        <HeroSample />
      </div>
    </div>
  );
}

function HeroHead({ isOpen }: { isOpen: boolean }) {
  const t = useMessages(messages);
  return (
    <header className={css.head} style={onGreen}>
      <Link to="/" className={css.brand}>
        <Logo withTagline onColour size={40} />
      </Link>
      <nav className={css.nav} aria-label={t('sections')}>
        <a href="#features">{t('features')}</a>
        <a href="#how">{t('how')}</a>
        <a href="#figures">{t('figures')}</a>
        <a href="#questions">{t('questions')}</a>
      </nav>
      <div className={css.headEnd}>
        <span className={css.theme}>
          <ThemeSwitch />
        </span>
        <span className={css.language}>
          <LanguageSwitch />
        </span>
        {isOpen ? (
          <Button variant="onColour" size="small" href="/login">
            {t('signIn')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
