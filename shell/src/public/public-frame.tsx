import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '@waqf/ui/core';
import { LanguageSwitch } from '../layout/language-switch';
import { ThemeSwitch } from '../layout/theme-switch';
import * as css from './public.module.css';

/** Head and ground of the pages that need no session. */
export function PublicFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <Link to="/" className={css.brand}><Logo withTagline /></Link>
        <span className={css.headEnd}><LanguageSwitch /><ThemeSwitch />{action ? <span className={css.headAction}>{action}</span> : null}</span>
      </header>
      {children}
    </div>
  );
}
