import { useState } from 'react';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Card, Icon, List, ListRow, Row } from '@waqf/ui/core';
import { useChangeRelease } from '../api/change-release';
import { CanaryDialog } from './canary-dialog';
import { useReleaseWords } from './release-words';

/** Who gets the canary, and the way to change that; without a canary, the way to begin one or to pin the version. */
export function ReleaseAudience({ remote }: { remote: RemoteInRegistry }) {
  const { t } = useReleaseWords();
  const fail = useFailureToast();
  const change = useChangeRelease(remote.name);
  const [open, setOpen] = useState(false);
  const { canary, pinned } = remote;
  const pin = () =>
    change.mutateAsync({ act: 'pin', body: { pinned: !pinned } }).catch((error) => fail(t('changeFailed'), error));
  return (
    <Card
      title={t('audience')}
      extra={
        <Button size="small" icon={<Icon.Edit size={16} />} onClick={() => setOpen(true)}>
          {t(canary ? 'changeAudience' : 'startCanary')}
        </Button>
      }
      padding="none"
    >
      <List edge>
        {canary ? (
          <>
            <ListRow
              title={t('roles')}
              end={
                canary.roles.length > 0
                  ? canary.roles.map((role) => t.of('role.', role as 'waqif')).join('، ')
                  : t('allRoles')
              }
            />
            <ListRow title={t('percent')} end={t('stableShare', { percent: canary.percent })} />
            <ListRow
              title={t('people')}
              end={canary.people.length > 0 ? t('peopleCount', { count: canary.people.length }) : t('noCanary')}
            />
          </>
        ) : (
          <ListRow title={t('canary')} end={t('noCanary')} />
        )}
        <ListRow
          title={t('pinned')}
          end={
            <Row>
              <Button size="small" loading={change.isPending} onClick={() => void pin()}>
                {t(pinned ? 'unpin' : 'pin')}
              </Button>
            </Row>
          }
        />
      </List>
      {open ? <CanaryDialog remote={remote} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
