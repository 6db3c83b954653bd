import { defineMessages, useMessages } from '@waqf/platform-web';
import { VisuallyHidden } from '@waqf/ui/core';
import * as css from './unread-mark.module.css';

const messages = defineMessages({ unread: { ar: 'غير مقروء', en: 'Unread' } });

/** The dot before a notification that has not been read, with its word for those who listen. */
export function UnreadMark() {
  const t = useMessages(messages);
  return (
    <>
      <span className={css.dot} aria-hidden />
      <VisuallyHidden>{t('unread')}: </VisuallyHidden>
    </>
  );
}
