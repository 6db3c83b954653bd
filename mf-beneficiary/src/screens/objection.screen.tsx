import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { LoadedPage } from '@waqf/screen-kit';
import {
  Alert,
  Amount,
  Card,
  DualDate,
  DualPeriod,
  Icon,
  IconTile,
  List,
  ListRow,
  PageHead,
  Stack,
  Timeline,
} from '@waqf/ui/core';
import { getOwnObjection } from '../api/objections';
import { ObjectionStateTag } from '../components/objection-state';
import { Withdrawal } from '../components/withdrawal';
import { WardBanner } from '../components/ward-banner';
import { messages } from './objection.messages';

/** `/beneficiary/objections/:objectionId`: what became of an objection. */
export function ObjectionScreen() {
  const t = useMessages(messages);
  const { objectionId = '' } = useParams();
  return (
    <LoadedPage query={useQuery(getOwnObjection(objectionId))} title={t('failed')} otherwise={messages.failedReason}>
      {({ objection }) => (
        <>
          <WardBanner />
          <PageHead
            title={t('yours')}
            state={<ObjectionStateTag objection={objection} />}
            back={{ label: t('payments'), href: '/beneficiary/payments' }}
            actions={objection.mayWithdraw ? <Withdrawal id={objection.id} /> : null}
          />
          <Consequence objection={objection} />
          <Card title={t('seePayment')}>
            <List label={t('seePayment')}>
              <ListRow
                lead={<IconTile icon={<Icon.Waqf />} tone="neutral" />}
                title={<bdi>{objection.waqfName}</bdi>}
                text={
                  <>
                    {t('period')} <DualPeriod from={objection.period.from} to={objection.period.to} />
                  </>
                }
                value={<Amount value={objection.amount} unit />}
                href={`/beneficiary/payments/${objection.paymentId}`}
              />
            </List>
          </Card>
          <History objection={objection} />
          {objection.state === 'upheld' ? <Alert tone="info">{t('court')}</Alert> : null}
        </>
      )}
    </LoadedPage>
  );
}

/** What follows: when the answer comes, what the next run adds, or that the run is calculated again. */
function Consequence({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  if (objection.state === 'open') {
    return (
      <Alert
        tone={objection.overdue ? 'error' : 'warning'}
        icon={<Icon.Clock />}
        title={
          <>
            {t('due')} <DualDate iso={objection.dueOn} />
          </>
        }
      >
        {objection.overdue ? t('overdueText') : null}
      </Alert>
    );
  }
  if (objection.state !== 'granted') return null;
  return objection.correction === null ? (
    <Alert tone="success" title={t('recalculated')}>
      {t('recalculatedText')}
    </Alert>
  ) : (
    <Alert tone="success" title={t('added')}>
      <strong>
        <Amount value={objection.correction} signed unit />
      </strong>
    </Alert>
  );
}

function History({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  const { topic, text, answer, answeredAt, answeredBy } = objection;
  return (
    <Card title={t('happened')}>
      <Timeline
        label={t('happened')}
        items={[
          {
            key: 'raised',
            title: t('raised'),
            time: <DualDate iso={objection.raisedAt} short />,
            text: (
              <Stack gap={4}>
                {topic === null ? null : <span>{t.of('topic.', topic)}</span>}
                <q dir="auto">{text}</q>
              </Stack>
            ),
            tone: 'success',
          },
          ...(answer === null || answeredAt === null
            ? []
            : [
                {
                  key: 'answered',
                  title: answeredBy === null ? t('answeredBySomebody') : t('answered', { name: answeredBy }),
                  time: <DualDate iso={answeredAt} short />,
                  text: <q dir="auto">{answer}</q>,
                  tone: objection.state === 'granted' ? ('success' as const) : ('neutral' as const),
                },
              ]),
        ]}
      />
    </Card>
  );
}
