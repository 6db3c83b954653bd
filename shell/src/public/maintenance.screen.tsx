import { useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { ClosedPage } from './closed-page';
import { maintenanceMessages } from './maintenance.messages';

/**
 * What everybody except administrators sees while the setting `maintenanceMode` is on. `wasWorking`: the page was open
 * when maintenance began, so the user may have been typing.
 */
export function MaintenanceScreen({ wasWorking = false }: { wasWorking?: boolean }) {
  const t = useMessages(maintenanceMessages);
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
