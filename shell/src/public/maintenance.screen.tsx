import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { ClosedPage } from './closed-page';

const messages = defineMessages({
  title: { ar: 'المنصة تحت الصيانة', en: 'The platform is under maintenance' },
  text: {
    ar: 'بياناتك وأموال أوقافك محفوظة، وما أُرسل من تحويلات يُستكمل بعد الصيانة.',
    en: 'Your data and the money of your waqfs are safe. Transfers that were sent are completed afterwards.',
  },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
});

/** What everybody except administrators sees while the setting `maintenanceMode` is on. */
export function MaintenanceScreen() {
  const t = useMessages(messages);
  return (
    <ClosedPage tone="warning" icon={<Icon.Settings size={28} />} title={t('title')} text={t('text')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('again')}
      </Button>
    </ClosedPage>
  );
}
