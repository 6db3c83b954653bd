import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { Alert, Below, Icon, Stack } from '@waqf/ui/core';
import { securityMessages } from './settings.messages';
import { SessionsCard } from './sessions-card';
import { SignInsCard } from './sign-ins-card';
import { sessionsQuery } from './use-sessions';

/** How the user signs in, their current sessions, and the sign-in attempts with their id. */
export function SecurityTab() {
  const t = useMessages(securityMessages);
  const { isPending } = useQuery(sessionsQuery);
  return (
    <Stack>
      <Alert tone="success" icon={<Icon.Shield />} title={t('nafath')}>
        {t('nafathText')}
      </Alert>
      <SessionsCard />
      <Below pending={isPending}>
        <SignInsCard />
      </Below>
    </Stack>
  );
}
