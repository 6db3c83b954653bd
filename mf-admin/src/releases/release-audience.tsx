import { wordList } from '@waqf/formats';
import { useState } from 'react';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages, useLanguage } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, DualDate, Icon, List, ListRow, Row } from '@waqf/ui/core';
import { useChangeRelease } from '../api/change-release';
import { CanaryDialog } from './canary-dialog';
import { changeMessages } from './changes.messages';
import { useReleaseWords } from './release-words';

/** Who gets the canary, and a button to change that; without a canary, buttons to start one or to pin the version. */
export function ReleaseAudience({ remote }: { remote: RemoteInRegistry }) {
  const { t } = useReleaseWords();
  const changes = useMessages(changeMessages);
  const attempt = useAttempt();
  const change = useChangeRelease(remote.name);
  const [open, setOpen] = useState(false);
  const { canary, pinned } = remote;
  const pin = async () => {
    await attempt(() => change.mutateAsync({ act: 'pin', body: { pinned: !pinned } }), {
      done: ({ remote: after }) => (after.waiting ? changes('asked') : null),
      failed: t('changeFailed'),
    });
  };
  return (
    <Card
      title={t('audience')}
      extra={
        <Button
          size="small"
          icon={<Icon.Edit size={16} />}
          disabled={Boolean(remote.waiting)}
          onClick={() => setOpen(true)}
        >
          {t(canary ? 'changeAudience' : 'startCanary')}
        </Button>
      }
      padding="none"
    >
      <List edge>
        {canary ? <CanaryRows canary={canary} /> : <ListRow title={t('canary')} end={t('noCanary')} />}
        <ListRow
          title={t('pinned')}
          end={
            <Row>
              <Button
                size="small"
                loading={change.isPending}
                disabled={Boolean(remote.waiting)}
                onClick={() => void pin()}
              >
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

function CanaryRows({ canary }: { canary: NonNullable<RemoteInRegistry['canary']> }) {
  const { t } = useReleaseWords();
  const { language } = useLanguage();
  const changes = useMessages(changeMessages);
  return (
    <>
      <ListRow
        title={t('roles')}
        end={
          canary.roles.length > 0
            ? wordList(
                canary.roles.map((role) => t.of('role.', role as 'waqif')),
                language,
              )
            : t('allRoles')
        }
      />
      <ListRow title={t('percent')} end={t('stableShare', { percent: canary.percent })} />
      <ListRow
        title={t('people')}
        end={canary.people.length > 0 ? t('peopleCount', { count: canary.people.length }) : t('noCanary')}
      />
      {canary.promotesAt ? (
        <ListRow title={changes('promotesAt')} end={<DualDate iso={canary.promotesAt} withTime short />} />
      ) : null}
    </>
  );
}
