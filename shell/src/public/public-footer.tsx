import { defineMessages, homeOf, useMessages, useOptionalSession } from '@waqf/platform-web';
import { displayGregorian, displayHijri } from '@waqf/formats';
import { Logo, useUi } from '@waqf/ui/core';
import { useIsLaunched } from '../boot/boot-context';
import { LanguageSwitch } from '../layout/language-switch';
import { ThemeSwitch } from '../layout/theme-switch';
import { onGreen } from './on-green';
import * as css from './public-footer.module.css';

const messages = defineMessages({
  about: {
    ar: 'منصة سعودية لإدارة الأوقاف: توثيق وحوكمة وتوزيع، وفق شرط الواقف.',
    en: 'A Saudi platform for endowments: records, governance and distribution, by the founder’s terms.',
  },
  platform: { ar: 'المنصة', en: 'Platform' },
  features: { ar: 'المزايا', en: 'Features' },
  how: { ar: 'كيف تعمل', en: 'How it works' },
  figures: { ar: 'أرقام المنصة', en: 'Figures' },
  dashboard: { ar: 'لوحة المتابعة', en: 'Dashboard' },
  begin: { ar: 'ابدأ', en: 'Begin' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  adminSignIn: { ar: 'دخول مديري النظام', en: 'Administrators’ sign-in' },
  demo: { ar: 'تجربة التحليل الاستثماري', en: 'Investment analysis demo' },
  questions: { ar: 'الأسئلة الشائعة', en: 'Questions' },
  policies: { ar: 'السياسات', en: 'Policies' },
  privacy: { ar: 'الخصوصية', en: 'Privacy' },
  terms: { ar: 'شروط الاستخدام', en: 'Terms of use' },
  accessibility: { ar: 'إمكانية الوصول', en: 'Accessibility' },
  rights: { ar: 'منصة وقف {hijri} · {gregorian}م', en: 'Waqf {hijri} · {gregorian}' },
});

type Key = keyof typeof messages;
interface Column {
  title: Key;
  links: { to: string; text: Key }[];
}

const policies: Column = {
  title: 'policies',
  links: [
    { to: '/privacy', text: 'privacy' },
    { to: '/terms', text: 'terms' },
    { to: '/accessibility', text: 'accessibility' },
  ],
};
const demo = { to: '/demo/ai-investment-analysis', text: 'demo' } as const;

const forVisitors: readonly Column[] = [
  {
    title: 'platform',
    links: [
      { to: '/#features', text: 'features' },
      { to: '/#how', text: 'how' },
      { to: '/#figures', text: 'figures' },
    ],
  },
  { title: 'begin', links: [{ to: '/login', text: 'signIn' }, demo, { to: '/#questions', text: 'questions' }] },
  policies,
];

/** Before the launch only administrators can sign in, on an address of their own. */
const beforeLaunch: readonly Column[] = forVisitors.map(({ title, links }) => ({
  title,
  links: links.map((link) => (link.text === 'signIn' ? { to: '/login?admin', text: 'adminSignIn' } : link)),
}));

/** The year in a calendar's notation, without day and month: `1448هـ`. */
const yearOf = (month: string): string => month.slice(month.search(/\d{4}/));

/** The footer of every public page; each link leads to a page. */
export function PublicFooter() {
  const t = useMessages(messages);
  const { Link, language } = useUi();
  const session = useOptionalSession();
  const isOpen = useIsLaunched();
  // The landing page redirects a signed-in user to the dashboard, so links to its sections would not work for them.
  const columns = session
    ? [{ title: 'platform', links: [{ to: homeOf[session.role], text: 'dashboard' }, demo] } satisfies Column, policies]
    : isOpen
      ? forVisitors
      : beforeLaunch;
  const now = new Date();
  return (
    <footer className={css.footer} style={onGreen}>
      <div className={css.inner}>
        <div className={css.about}>
          <Logo onColour />
          <p>{t('about')}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className={css.column} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link href={to}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={css.end}>
          <span>
            {t('rights', {
              hijri: yearOf(displayHijri(now, language, 'month')),
              gregorian: yearOf(displayGregorian(now, language, 'month')),
            })}
          </span>
          <span className={css.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </footer>
  );
}
