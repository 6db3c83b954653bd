import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangePlatformSettings, platformSettingsEnvelope } from '@waqf/contracts/administration';
import { apiQuery, http } from '@waqf/platform-web';
import { backupsKey } from './get-backups';

const settingsKey = '/api/admin/system/settings';

/** `GET /api/admin/system/settings` */
export const platformSettingsQuery = () => apiQuery([settingsKey], platformSettingsEnvelope);

/** `PATCH /api/admin/system/settings`; fails with 409 when another administrator has changed the same setting. */
export function useChangePlatformSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: ChangePlatformSettings) => http.patch(settingsKey, changes, platformSettingsEnvelope),
    onSuccess: (answer) => {
      client.setQueryData([settingsKey], answer);
      // The time of the next backup follows from the settings.
      return client.invalidateQueries({ queryKey: [backupsKey] });
    },
  });
}
