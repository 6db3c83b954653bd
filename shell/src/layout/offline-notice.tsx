import { defineMessages, useMessages } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import * as css from './offline-notice.module.css';
import { useOnline } from './use-online';

const messages = defineMessages({
  title: { ar: 'لا اتصال بالإنترنت', en: 'No internet connection' },
  text: {
    ar: 'ما كتبته باقٍ في هذه الصفحة. يُخفى هذا التنبيه عند عودة الاتصال.',
    en: 'What you typed stays on this page. This notice disappears when the connection is back.',
  },
});

/**
 * A bar over the page while the browser is offline. Its region always exists, so that screen readers announce both
 * changes.
 */
export function OfflineNotice() {
  const t = useMessages(messages);
  const online = useOnline();
  return (
    <div role="status" className={css.region}>
      {online ? null : (
        <div className={css.bar}>
          <Icon.Warning size={20} />
          <span className={css.words}>
            <strong>{t('title')}</strong> <span className={css.text}>{t('text')}</span>
          </span>
        </div>
      )}
    </div>
  );
}
