import type { Objection, ObjectionDetails } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useDaysLeft } from '@waqf/screen-kit';
import { Alert, Amount, Card, DescriptionList, Dotted, DualDate, Quote, Stack } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';
import { AnswerObjection } from './answer-objection';

interface OfObjection {
  objection: Objection;
}

/** The form for the user who answers or decides; other users see who must do it. */
export function Answering({ details: { objection, payment } }: { details: ObjectionDetails }) {
  const t = useMessages(objectionMessages);
  const { mayAnswer, mayDecide, state, review } = objection;
  const estimated = payment?.estimated ?? true;
  if (mayAnswer) return <AnswerObjection objection={objection} estimated={estimated} act="answer" />;
  if (mayDecide) return <AnswerObjection objection={objection} estimated={estimated} act="decide" />;
  if (state === 'open') return <Alert tone="info">{t('readOnly')}</Alert>;
  return state === 'escalated' ? <Alert tone="info">{t.of('reviewer.', review.reviewer)}</Alert> : null;
}

/** The last day, and how many days are left until it. */
export function DueDay({ objection: { dueOn, review, daysLeft } }: OfObjection) {
  const words = useDaysLeft();
  return (
    <Dotted>
      <DualDate iso={review.asked?.dueOn ?? dueOn} />
      {daysLeft === null ? null : words(daysLeft)}
    </Dotted>
  );
}

/** The first answer, and whether the beneficiary accepts it. */
export function Answered({ objection }: OfObjection) {
  const t = useMessages(objectionMessages);
  const { answer, answeredAt, answeredBy, correction, acceptedAt, escalateUntil } = objection;
  if (answer === null || answeredAt === null) return null;
  return (
    <Card title={t('answered')}>
      <Stack gap={16}>
        <Quote>{answer}</Quote>
        <DescriptionList
          lines
          items={[
            { label: t('answeredBy'), value: <bdi>{answeredBy ?? '—'}</bdi> },
            { label: t('on'), value: <DualDate iso={answeredAt} /> },
            ...(correction === null ? [] : [{ label: t('added'), value: <Amount value={correction} signed unit /> }]),
            ...(acceptedAt === null ? [] : [{ label: t('accepted'), value: <DualDate iso={acceptedAt} /> }]),
            ...(escalateUntil === null ? [] : [{ label: t('escalateUntil'), value: <DualDate iso={escalateUntil} /> }]),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Why the beneficiary asks for a second review, and its result. */
export function Escalation({ objection }: OfObjection) {
  const t = useMessages(objectionMessages);
  const { asked } = objection.review;
  if (asked === null) return null;
  return (
    <Card title={t('escalation')}>
      <Stack gap={16}>
        <Quote>{asked.because}</Quote>
        <DescriptionList
          lines
          items={[
            { label: t('escalatedAt'), value: <DualDate iso={asked.escalatedAt} /> },
            ...(asked.decidedAt === null
              ? [{ label: t('decisionDue'), value: <DueDay objection={objection} /> }]
              : [
                  { label: t('decidedBy'), value: <bdi>{asked.decidedBy ?? '—'}</bdi> },
                  { label: t('on'), value: <DualDate iso={asked.decidedAt} /> },
                ]),
            ...(asked.correction === null
              ? []
              : [{ label: t('added'), value: <Amount value={asked.correction} signed unit /> }]),
          ]}
        />
        {asked.decision === null ? null : <Quote>{asked.decision}</Quote>}
      </Stack>
    </Card>
  );
}
