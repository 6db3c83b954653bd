import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { useNewerVersion } from '../remotes/use-newer-version';
import type { RemoteView } from '../remotes/use-remote';
import * as css from './new-version-notice.module.css';

const messages = defineMessages({
  text: { ar: 'صدر تحديث لهذه الصفحات', en: 'These pages have been updated' },
  reload: { ar: 'حدّث الآن', en: 'Reload now' },
});

/**
 * Offers the new version at the edge of the page. It moves nothing, and the page is reloaded only when the user asks.
 */
export function NewVersionNotice({ view }: { view: RemoteView }) {
  const t = useMessages(messages);
  const newer = useNewerVersion(view);
  return (
    <div role="status" className={css.region}>
      {newer ? (
        <div className={css.bar} data-new-version="">
          <Icon.Info size={20} />
          <span>{t('text')}</span>
          <Button size="small" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
