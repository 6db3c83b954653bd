import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { LoadedPage } from '@waqf/screen-kit';
import {
  Alert,
  Amount,
  Card,
  DescriptionList,
  DualDate,
  DualPeriod,
  Grid,
  PageHead,
  Stack,
  StatusTag,
} from '@waqf/ui/core';
import { objectionQuery } from '../api/objections';
import { AnswerObjection } from '../components/answer-objection';
import { ObjectionCalculation } from '../components/objection-calculation';
import { ObjectionTag } from '../components/objection-tag';
import { objectionMessages } from '../messages/objection.messages';

/** `/objections/:objectionId`: the words, the whole calculation, and the answer. */
export function ObjectionScreen() {
  const t = useMessages(objectionMessages);
  const { objectionId = '' } = useParams();
  return (
    <LoadedPage
      query={useQuery(objectionQuery(objectionId))}
      title={t('failed')}
      otherwise={objectionMessages.failedReason}
    >
      {(details) => (
        <>
          <PageHead
            title={t('of', { name: details.objection.fullName })}
            state={
              <>
                <ObjectionTag objection={details.objection} /> <bdi>{details.objection.waqfName}</bdi>
              </>
            }
            back={{ label: t('title'), href: '/objections' }}
          />
          <Grid columns="1:1">
            <Stack>
              <Words objection={details.objection} />
              {details.objection.mayAnswer ? (
                <AnswerObjection objection={details.objection} estimated={details.payment?.estimated ?? true} />
              ) : (
                <Answered objection={details.objection} />
              )}
            </Stack>
            <ObjectionCalculation details={details} />
          </Grid>
        </>
      )}
    </LoadedPage>
  );
}

function Words({ objection }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  return (
    <Card title={t('words')} extra={objection.estimated ? <StatusTag tone="warning">{t('estimate')}</StatusTag> : null}>
      <Stack gap={16}>
        <blockquote dir="auto">{`«${objection.text}»`}</blockquote>
        <DescriptionList
          lines
          items={[
            { label: t('amount'), value: <Amount value={objection.amount} unit /> },
            {
              label: t('period'),
              value: (
                <>
                  <DualPeriod from={objection.period.from} to={objection.period.to} />
                </>
              ),
            },
            ...(objection.topic === null ? [] : [{ label: t('topic'), value: t.of('topic.', objection.topic) }]),
            { label: t('raised'), value: <DualDate iso={objection.raisedAt} /> },
            ...(objection.state === 'open' ? [{ label: t('due'), value: <DualDate iso={objection.dueOn} /> }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Answered({ objection }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  const { answer, answeredAt, answeredBy, correction } = objection;
  if (answer === null || answeredAt === null)
    return objection.state === 'open' ? <Alert tone="info">{t('readOnly')}</Alert> : null;
  return (
    <Card title={t('answered')}>
      <Stack gap={16}>
        <blockquote dir="auto">{`«${answer}»`}</blockquote>
        <DescriptionList
          lines
          items={[
            { label: t('answeredBy'), value: <bdi>{answeredBy ?? '—'}</bdi> },
            { label: t('on'), value: <DualDate iso={answeredAt} /> },
            ...(correction === null ? [] : [{ label: t('added'), value: <Amount value={correction} signed unit /> }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
