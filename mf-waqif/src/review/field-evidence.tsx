import type { DeedField } from '@waqf/contracts/documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import { reviewMessages } from './review.messages';
import * as css from './review.module.css';

/** The evidence in the deed for and against the value that was read, for users who want to know. */
export function FieldEvidence({ field }: { field: DeedField }) {
  const t = useMessages(reviewMessages);
  const { language } = useLanguage();
  if (!field.why?.length) return null;
  return (
    <details className={css.why}>
      <summary>{t('why')}</summary>
      <ul>
        {field.why.map(({ rule, speaks, words }) => (
          <li key={`${rule} ${words.en}`}>
            {speaks === 'against' ? <Icon.Warning size={16} /> : <Icon.Check size={16} />}
            <span>
              <strong>{t(speaks === 'against' ? 'why.against' : 'why.for')}</strong> {words[language]}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
