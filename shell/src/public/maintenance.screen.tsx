import { useEffect } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon, IconTile, Surface } from '@waqf/ui/core';
import { PublicFrame } from './public-frame';
import * as css from './public.module.css';

const messages = defineMessages({
  title: { ar: 'المنصة تحت الصيانة', en: 'The platform is under maintenance' },
  text: {
    ar: 'بياناتك وأموال أوقافك محفوظة، وما أُرسل من تحويلات يُستكمل بعد الصيانة.',
    en: 'Your data and the money of your waqfs are safe. Transfers that were sent are completed afterwards.',
  },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
});

/** What everybody but administrators sees while the setting `maintenanceMode` is on. */
export function MaintenanceScreen() {
  const t = useMessages(messages);
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  return (
    <PublicFrame bare>
      <main className={css.middle}>
        <Surface padding="none" className={css.notice}>
          <IconTile size={64} tone="warning" icon={<Icon.Settings size={28} />} />
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('again')}
          </Button>
        </Surface>
      </main>
    </PublicFrame>
  );
}
