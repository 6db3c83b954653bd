import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { defineMessages, homeOf, useMessages, useOptionalSession } from '@waqf/platform-web';
import { Button, Logo } from '@waqf/ui/core';
import { useIsLaunched } from '../boot/boot-context';
import { LanguageSwitch } from '../layout/language-switch';
import { ThemeSwitch } from '../layout/theme-switch';
import { MaintenanceNotice } from './maintenance-notice';
import { PublicFooter } from './public-footer';
import * as css from './public.module.css';

const messages = defineMessages({
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  dashboard: { ar: 'لوحة المتابعة', en: 'Dashboard' },
});

export interface PublicFrameProps {
  /** True for a page that a visitor can only leave: no sign-in link in the header, no footer. */
  bare?: boolean;
  children: ReactNode;
}

/** Header, background and footer of the pages that need no session. */
export function PublicFrame({ bare, children }: PublicFrameProps) {
  const t = useMessages(messages);
  const session = useOptionalSession();
  const isOpen = useIsLaunched();
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <div className={css.headInner}>
          <Link to="/" className={css.brand}>
            <Logo withTagline />
          </Link>
          <span className={css.headEnd}>
            <span className={bare ? undefined : css.theme}>
              <ThemeSwitch />
            </span>
            <LanguageSwitch />
            {bare || (!session && !isOpen) ? null : (
              <Button size="small" href={session ? homeOf[session.role] : '/login'}>
                {t(session ? 'dashboard' : 'signIn')}
              </Button>
            )}
          </span>
        </div>
      </header>
      {bare ? null : <MaintenanceNotice />}
      {children}
      {bare ? null : <PublicFooter />}
    </div>
  );
}
