import type { RuleSet } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { Card, DualDate } from '@waqf/ui/core';
import { rulesMessages } from '../messages/rules.messages';
import { RuleRows, type RuleRowsProps } from './rule-rows';
import { RuleSetState } from './rules-history';
import * as css from './rules.module.css';

/** One version: its rules beside the deed's words, and the date from which it is in force. */
export function RuleSetCard({ set, ...rows }: RuleRowsProps & { set: RuleSet }) {
  const t = useMessages(rulesMessages);
  return (
    <Card
      title={t(set.version === 0 ? 'byShares' : set.state === 'proposed' ? 'proposed' : 'inForce')}
      note={t('order')}
      tone={set.state === 'proposed' ? 'gold' : 'plain'}
      padding="none"
      extra={
        <span className={css.headWords}>
          {set.effectiveFrom === null ? null : (
            <span className={css.text}>
              {t('from')} <DualDate iso={set.effectiveFrom} />
            </span>
          )}
          {set.version === 0 ? null : <RuleSetState state={set.state} />}
        </span>
      }
    >
      <RuleRows {...rows} />
    </Card>
  );
}
