import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Logo, StarLattice } from '@waqf/ui/core';
import { LanguageSwitch } from '../layout/language-switch';
import * as css from './sign-in.module.css';

const messages = defineMessages({
  hadith: {
    ar: '«إذا مات الإنسان انقطع عنه عمله إلا من ثلاثة: إلا من صدقة جارية، أو علم يُنتفع به، أو ولد صالح يدعو له»',
    en: '“When a person dies, their deeds end except three: ongoing charity, knowledge that benefits, or a righteous child who prays for them.”',
  },
  source: { ar: 'رواه مسلم', en: 'Narrated by Muslim' },
});

/** Two halves from 1024 px: the form, and the ornament with the founder's words; on a phone, a band above the form. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <div className={css.frame}>
      <div className={css.side}>
        <header className={css.head}>
          <Link to="/" className={css.brand}>
            <Logo withTagline />
          </Link>
          <LanguageSwitch />
        </header>
        <main className={css.body}>{children}</main>
      </div>
      <aside className={css.motif}>
        <StarLattice className={css.lattice} />
        <blockquote className={css.words}>
          <p>{t('hadith')}</p>
          <footer>{t('source')}</footer>
        </blockquote>
      </aside>
    </div>
  );
}
