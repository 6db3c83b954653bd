import { defineMessages, useMessages } from '@waqf/platform-web';
import { VisuallyHidden } from '@waqf/ui/core';
import * as css from './unread-mark.module.css';

const messages = defineMessages({ unread: { ar: 'غير مقروء', en: 'Unread' } });

/** The dot before an unread notification, with a text for screen readers. */
export function UnreadMark() {
  const t = useMessages(messages);
  return (
    <>
      <span className={css.dot} aria-hidden />
      <VisuallyHidden>{t('unread')}: </VisuallyHidden>
    </>
  );
}
