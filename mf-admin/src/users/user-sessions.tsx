import { useQuery } from '@tanstack/react-query';
import type { Device } from '@waqf/contracts/identity';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Button,
  DualDate,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  Ltr,
  Stack,
  VisuallyHidden,
} from '@waqf/ui/core';
import { userSessionsQuery } from '../api/get-user-sessions';
import { userMessages } from './users.messages';

export interface UserSessionsProps {
  userId: string;
  onEnd: (sessionId: string) => void;
  onEndAll: () => void;
}

/** The sessions in which a person is signed in now, with buttons to end one or all. */
export function UserSessions({ userId, onEnd, onEndAll }: UserSessionsProps) {
  const t = useMessages(userMessages);
  const nameOf = useDeviceName();
  const read = useQuery(userSessionsQuery(userId));
  if (read.isError)
    return (
      <LoadFailure
        error={read.error}
        title={t('sessionsFailed')}
        otherwise={loadingCatalogue.later}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      />
    );
  if (!read.data) return <ListSkeleton rows={2} />;
  const { sessions } = read.data;
  if (sessions.length === 0) return <p>{t('noSessions')}</p>;
  return (
    <Stack gap={12}>
      <List label={t('sessions')}>
        {sessions.map(({ id, device, address, lastSeenAt }) => (
          <ListRow
            key={id}
            lead={<IconTile icon={isHandheld(device) ? <Icon.Mobile /> : <Icon.Globe />} />}
            title={nameOf(device)}
            text={
              <Stack gap={4}>
                {address === null ? null : <Ltr>{address}</Ltr>}
                <span>
                  {t('lastSeen')} <DualDate iso={lastSeenAt} withTime short />
                </span>
              </Stack>
            }
            end={
              <Button variant="text" onClick={() => onEnd(id)}>
                {t('endThis')}
                <VisuallyHidden>: {nameOf(device)}</VisuallyHidden>
              </Button>
            }
          />
        ))}
      </List>
      <Button variant="danger" icon={<Icon.SignOut size={18} />} onClick={onEndAll}>
        {t('endAll')}
      </Button>
    </Stack>
  );
}

const isHandheld = ({ kind }: Device): boolean => kind === 'phone' || kind === 'tablet';

function useDeviceName(): (device: Device) => string {
  const t = useMessages(userMessages);
  return ({ browser, system }) =>
    browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
}
