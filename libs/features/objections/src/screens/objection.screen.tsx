import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { deductionMessages, LoadedPage } from '@waqf/screen-kit';
import {
  Amount,
  Card,
  DescriptionList,
  DualDate,
  DualPeriod,
  Grid,
  Ltr,
  PageHead,
  Quote,
  Stack,
  StatusTag,
} from '@waqf/ui/core';
import { objectionQuery } from '../api/objections';
import { Answered, Answering, DueDay, Escalation } from '../components/objection-answers';
import { ObjectionCalculation } from '../components/objection-calculation';
import { PaperRequests } from '../components/paper-requests';
import { Papers } from '../components/objection-papers';
import { ObjectionTag } from '../components/objection-tag';
import { objectionMessages } from '../messages/objection.messages';

/** `/objections/:objectionId`: the text of the objection, the whole calculation, and the answer. */
export function ObjectionScreen() {
  const t = useMessages(objectionMessages);
  const { objectionId = '' } = useParams();
  return (
    <LoadedPage query={useQuery(objectionQuery(objectionId))} title={t('failed')}>
      {(details) => (
        <>
          <PageHead
            title={t('of', { name: details.objection.fullName })}
            state={
              <>
                <ObjectionTag objection={details.objection} /> <bdi>{details.objection.waqfName}</bdi>
                <span>
                  {t('number')} <Ltr>{details.objection.number}</Ltr>
                </span>
              </>
            }
            back={{ label: t('title'), href: '/objections' }}
          />
          <Grid columns="1:1">
            <Stack>
              <Words objection={details.objection} />
              <PaperRequests objection={details.objection} />
              <Papers objection={details.objection} />
              <Answered objection={details.objection} />
              <Escalation objection={details.objection} />
              <Answering details={details} />
            </Stack>
            <ObjectionCalculation details={details} />
          </Grid>
        </>
      )}
    </LoadedPage>
  );
}

function Item({ item: { kind, amount } }: { item: NonNullable<Objection['item']> }) {
  const t = useMessages(deductionMessages);
  return (
    <>
      {t.of('deduction.', kind)} <Amount value={`-${amount}`} unit />
    </>
  );
}

function Words({ objection }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  return (
    <Card title={t('words')} extra={objection.estimated ? <StatusTag tone="warning">{t('estimate')}</StatusTag> : null}>
      <Stack gap={16}>
        <Quote>{objection.text}</Quote>
        <DescriptionList
          lines
          items={[
            { label: t('amount'), value: <Amount value={objection.amount} unit /> },
            {
              label: t('period'),
              value: <DualPeriod from={objection.period.from} to={objection.period.to} />,
            },
            ...(objection.topic === null ? [] : [{ label: t('topic'), value: t.of('topic.', objection.topic) }]),
            ...(objection.item === null ? [] : [{ label: t('item'), value: <Item item={objection.item} /> }]),
            { label: t('raised'), value: <DualDate iso={objection.raisedAt} /> },
            ...(objection.state === 'open' ? [{ label: t('due'), value: <DueDay objection={objection} /> }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
