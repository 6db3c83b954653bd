import { useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';
import { useIsMaintained } from '../boot/boot-context';
import { maintenanceMessages } from './maintenance.messages';
import * as css from './public.module.css';

/** Above every public page while maintenance locks visitors out, so that nobody learns of it only at the sign-in. */
export function MaintenanceNotice() {
  const t = useMessages(maintenanceMessages);
  const isMaintained = useIsMaintained();
  if (!isMaintained) return null;
  return (
    <div className={css.maintenance}>
      <Alert tone="warning" title={t('title')}>
        {t('onlyAdmins')}
      </Alert>
    </div>
  );
}
