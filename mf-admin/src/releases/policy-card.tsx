import type { ReleasePolicy } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, Icon } from '@waqf/ui/core';
import { useReleasePolicy } from '../api/decide-release';
import { changeMessages } from './changes.messages';
import { WaitingNotice } from './waiting-notice';

/** Whether one administrator may change releases alone. Removing the rule of two people needs two people as well. */
export function PolicyCard({ policy: { twoPeople, waiting } }: { policy: ReleasePolicy }) {
  const t = useMessages(changeMessages);
  const attempt = useAttempt();
  const change = useReleasePolicy();
  const set = async () => {
    await attempt(() => change.mutateAsync(!twoPeople), {
      done: t(twoPeople ? 'asked' : 'ruleMade'),
      failed: t('ruleFailed'),
    });
  };
  return (
    <Card
      title={t('rule')}
      extra={
        waiting ? null : (
          <Button icon={<Icon.People size={18} />} loading={change.isPending} onClick={() => void set()}>
            {t(twoPeople ? 'giveUpRule' : 'makeRule')}
          </Button>
        )
      }
    >
      {waiting ? <WaitingNotice change={waiting} /> : <p>{t(twoPeople ? 'ruleOn' : 'ruleOff')}</p>}
    </Card>
  );
}
