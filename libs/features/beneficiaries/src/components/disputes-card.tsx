import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dispute } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { PartFailure, useNoticeRefresh } from '@waqf/screen-kit';
import { Button, Card, DualDate, Icon, IconTile, List, ListRow } from '@waqf/ui/core';
import { disputesQuery } from '../api/disputes';
import { disputeMessages } from '../messages/dispute.messages';
import * as css from './beneficiaries.module.css';
import { AnswerDisputeDialog } from './lazy-dialogs';

/** People who dispute being named, or ask to leave, and wait for an answer; renders nothing when there are none. */
export function DisputesCard({ waqfId }: { waqfId: string | undefined }) {
  const t = useMessages(disputeMessages);
  const query = useQuery(disputesQuery(waqfId));
  useNoticeRefresh('/api/disputes');
  const [answered, setAnswered] = useState<Dispute | null>(null);
  const open = (query.data?.disputes ?? []).filter(({ state }) => state === 'open');
  if (query.isLoadingError) return <PartFailure query={query} title={t('loadFailed')} />;
  if (open.length === 0) return null;
  return (
    <Card title={t('title')} tone="gold" padding="none">
      <List edge label={t('title')}>
        {open.map((dispute) => (
          <ListRow
            key={dispute.id}
            lead={<IconTile icon={<Icon.Warning />} tone="gold" />}
            title={t('who', { name: dispute.fullName, waqf: dispute.waqfName })}
            text={
              <span className={css.words}>
                <b>{t(dispute.kind === 'leaving' ? 'leaving' : 'wrong')}</b>
                <bdi>{dispute.reason}</bdi>
                <span className={css.quiet}>
                  <DualDate iso={dispute.raisedAt} short />
                </span>
              </span>
            }
            end={
              dispute.mayAnswer ? (
                <Button size="small" variant="primary" onClick={() => setAnswered(dispute)}>
                  {t('answer')}
                </Button>
              ) : (
                t('waits')
              )
            }
          />
        ))}
      </List>
      {answered ? <AnswerDisputeDialog dispute={answered} onClose={() => setAnswered(null)} /> : null}
    </Card>
  );
}
