import { displayTime, wordList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { healthMessages } from './health.messages';
import * as css from './health.module.css';

/** When the services were checked, and how often that happens. */
export function CheckedAt({ at }: { at: string }) {
  const t = useMessages(healthMessages);
  const { language } = useLanguage();
  return (
    <p className={css.note} aria-live="polite">
      {wordList([`${t('checked')} ${displayTime(at)}`, t('every')], language)}
    </p>
  );
}
