import { useState } from 'react';
import { useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Button, Surface } from '@waqf/ui/core';
import { helpMessages } from './help.messages';
import * as css from './help.module.css';
import { tourOf } from './tours';

/** Three steps on the first visit; once finished or skipped, they are not shown again. */
export function FirstVisit({ onDone }: { onDone: () => void }) {
  const t = useMessages(helpMessages);
  const { language } = useLanguage();
  const { role } = useSession();
  const [at, setAt] = useState(0);
  const tour = tourOf[role];
  const step = tour[at] ?? tour[0];
  const last = at === tour.length - 1;
  return (
    <Surface tone="active">
      <section className={css.visit} aria-label={t('tour')}>
        <div aria-live="polite">
          <p className={css.quiet}>{t('stepOf', { step: at + 1, total: tour.length })}</p>
          <h2>{step.title[language]}</h2>
          <p>{step.text[language]}</p>
          {last ? <p className={css.quiet}>{t('later')}</p> : null}
        </div>
        <div className={css.acts}>
          <Button variant="primary" onClick={last ? onDone : () => setAt(at + 1)}>
            {t(last ? 'done' : 'next')}
          </Button>
          {last ? null : <Button onClick={onDone}>{t('skip')}</Button>}
        </div>
      </section>
    </Surface>
  );
}
