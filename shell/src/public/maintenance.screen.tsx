import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { ClosedPage } from './closed-page';

const messages = defineMessages({
  title: { ar: 'المنصة تحت الصيانة', en: 'The platform is under maintenance' },
  text: {
    ar: 'بياناتك وأموال أوقافك محفوظة، وما أُرسل من تحويلات يُستكمل بعد الصيانة.',
    en: 'Your data and the money of your waqfs are safe. Transfers that were sent are completed afterwards.',
  },
  typed: {
    ar: 'ما كتبته ولم تحفظه باقٍ في هذه النافذة فلا تغلقها، وتجده حين تعود.',
    en: 'What you typed and have not saved stays in this window: leave it open, and you will find it again.',
  },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
});

/**
 * What everybody except administrators sees while the setting `maintenanceMode` is on. `wasWorking`: the page was open
 * when maintenance began, so the user may have been typing.
 */
export function MaintenanceScreen({ wasWorking = false }: { wasWorking?: boolean }) {
  const t = useMessages(messages);
  return (
    <ClosedPage
      tone="warning"
      icon={<Icon.Settings size={28} />}
      title={t('title')}
      text={wasWorking ? `${t('text')} ${t('typed')}` : t('text')}
    >
      <Button variant="primary" onClick={() => location.reload()}>
        {t('again')}
      </Button>
    </ClosedPage>
  );
}
