import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { LoadedPage, useNoticeRefresh } from '@waqf/screen-kit';
import { Amount, Card, DualPeriod, Icon, IconTile, List, ListRow, Ltr, PageHead, Stack } from '@waqf/ui/core';
import { getOwnObjection } from '../api/objections';
import { ObjectionActs } from '../components/objection-escalation';
import { ObjectionHistory } from '../components/objection-history';
import { EscalationTime, ObjectionOutcome } from '../components/objection-outcome';
import { ObjectionPapers } from '../components/objection-papers';
import { awaitedPaper, ObjectionStateTag } from '../components/objection-state';
import { WardBanner } from '../components/ward-banner';
import { messages } from './objection.messages';

/** `/beneficiary/objections/:objectionId`: the progress and result of an objection. */
export function ObjectionScreen() {
  const t = useMessages(messages);
  const { objectionId = '' } = useParams();
  useNoticeRefresh('/api/beneficiary/objections');
  return (
    <LoadedPage query={useQuery(getOwnObjection(objectionId))} title={t('failed')}>
      {({ objection, uploads }) => {
        const { mayWithdraw, mayEscalate, mayAccept } = objection;
        const papers = <ObjectionPapers objection={objection} uploads={uploads} />;
        const isAsked = awaitedPaper(objection) !== undefined;
        return (
          <>
            <WardBanner />
            <PageHead
              title={t('yours')}
              state={
                <>
                  <ObjectionStateTag objection={objection} />
                  <span>
                    {t('number')} <Ltr>{objection.number}</Ltr>
                  </span>
                </>
              }
              back={{ label: t('payments'), href: '/beneficiary/payments' }}
              actions={mayWithdraw || mayEscalate || mayAccept ? <ObjectionActs objection={objection} /> : null}
            />
            <ObjectionOutcome objection={objection} />
            {isAsked ? papers : null}
            <Card title={t('seePayment')}>
              <List label={t('seePayment')}>
                <ListRow
                  lead={<IconTile icon={<Icon.Waqf />} tone="neutral" />}
                  title={<bdi>{objection.waqfName}</bdi>}
                  text={
                    <Stack gap={4}>
                      <Amount value={objection.amount} unit />
                      <span>
                        {t('period')} <DualPeriod from={objection.period.from} to={objection.period.to} />
                      </span>
                    </Stack>
                  }
                  href={`/beneficiary/payments/${objection.paymentId}`}
                />
              </List>
            </Card>
            <ObjectionHistory objection={objection} />
            {isAsked ? null : papers}
            <EscalationTime objection={objection} />
          </>
        );
      }}
    </LoadedPage>
  );
}
