import type { ChangePlatformSettings } from '@waqf/contracts/administration';
import { useMessages } from '@waqf/platform-web';
import { ConfirmDialog } from '@waqf/ui/core';
import { systemMessages } from './system.messages';

/** Whether saving these settings stops the work of everybody except administrators. */
export const stopsPeople = ({ maintenanceMode, launchMode }: ChangePlatformSettings): boolean =>
  maintenanceMode === true || launchMode === 'closed';

/** Says what will happen before maintenance begins or the platform is closed. */
export function StopDialog({
  changes,
  onClose,
  onConfirm,
}: {
  changes: ChangePlatformSettings;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}) {
  const t = useMessages(systemMessages);
  const maintenance = changes.maintenanceMode === true;
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t(maintenance ? 'maintenanceStart' : 'closeStart')}
      warning={t(maintenance ? 'help.maintenanceMode' : 'help.launchMode')}
      confirmLabel={t(maintenance ? 'maintenanceStart' : 'closeStart')}
      onConfirm={onConfirm}
    />
  );
}
