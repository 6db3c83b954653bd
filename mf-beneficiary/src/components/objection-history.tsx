import type { ReactNode } from 'react';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { deductionMessages } from '@waqf/screen-kit';
import { Amount, Card, DualDate, MoreLink, Stack, Timeline } from '@waqf/ui/core';
import { messages } from '../screens/objection.messages';

interface Event {
  key: string;
  title: ReactNode;
  /** An ISO time; null when it has not happened yet. */
  at: string | null;
  text?: ReactNode;
  tone?: 'success' | 'neutral' | 'gold';
}

/** The events of an objection, from raising it to the payment of the difference. */
export function ObjectionHistory({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  const happened = [...useFirst(objection), ...useRequests(objection), ...useAnswers(objection)];
  const events = [...happened.toSorted(byMoment), ...useDifferences(objection)];
  return (
    <Card title={t('happened')}>
      <Timeline
        label={t('happened')}
        items={events.map(({ at, tone = 'success', ...event }) => ({
          ...event,
          tone,
          time: at === null ? undefined : <DualDate iso={at} withTime short />,
        }))}
      />
    </Card>
  );
}

const byMoment = (one: Event, other: Event): number => (one.at ?? '').localeCompare(other.at ?? '');

/** The documents that were requested, and whether they were sent. */
function useRequests({ paperRequests }: Objection): Event[] {
  const t = useMessages(messages);
  return paperRequests.map(({ id, text, requestedAt, attachedAt }) => ({
    key: id,
    title: t(attachedAt === null ? 'requested' : 'requestedAndAttached'),
    at: requestedAt,
    text: <q dir="auto">{text}</q>,
    tone: attachedAt === null ? 'gold' : 'success',
  }));
}

function Deduction({ item: { kind, amount } }: { item: NonNullable<Objection['item']> }) {
  const t = useMessages(deductionMessages);
  return (
    <>
      : {t.of('deduction.', kind)} <Amount value={`-${amount}`} unit />
    </>
  );
}

/** The objection was raised, with its text; then it was seen by the user who answers. */
function useFirst({ topic, item, text, raisedAt, seenAt, files }: Objection): Event[] {
  const t = useMessages(messages);
  const words = (
    <Stack gap={4}>
      {topic === null ? null : (
        <span>
          {t.of('topic.', topic)}
          {item === null ? null : <Deduction item={item} />}
        </span>
      )}
      <q dir="auto">{text}</q>
      {files.length === 0 ? null : <span>{t('withPapers', { count: files.length })}</span>}
    </Stack>
  );
  const seen = { key: 'seen', title: t('seen'), at: seenAt };
  return [{ key: 'raised', title: t('raised'), at: raisedAt, text: words }, ...(seenAt === null ? [] : [seen])];
}

/** The answer, and the result of the second review. */
function useAnswers({ state, answer, answeredAt, answeredBy, acceptedAt, review: { asked } }: Objection): Event[] {
  const t = useMessages(messages);
  const events: Event[] = [];
  const by = (name: string | null, words: 'answered' | 'decided') =>
    name === null ? t(`${words}BySomebody`) : t(words, { name });
  if (answer !== null) {
    const text = <q dir="auto">{answer}</q>;
    const tone = state === 'granted' ? 'success' : 'neutral';
    events.push({ key: 'answered', title: by(answeredBy, 'answered'), at: answeredAt, text, tone });
  }
  if (acceptedAt !== null) events.push({ key: 'accepted', title: t('accepted'), at: acceptedAt });
  if (asked === null) return events;
  const because = <q dir="auto">{asked.because}</q>;
  events.push({ key: 'escalated', title: t('wasEscalated'), at: asked.escalatedAt, text: because });
  if (asked.decision !== null) {
    const text = <q dir="auto">{asked.decision}</q>;
    const tone = state === 'revised' ? 'success' : 'neutral';
    events.push({ key: 'decided', title: by(asked.decidedBy, 'decided'), at: asked.decidedAt, text, tone });
  }
  return events;
}

/** What was granted: paid, owed by an approved run, or waiting for the next run. */
function useDifferences({ corrections }: Objection): Event[] {
  const t = useMessages(messages);
  return corrections.map(({ amount, paymentId, paidAt }, index) => ({
    key: `difference-${index}`,
    title: (
      <>
        {t(paidAt === null ? 'differenceDue' : 'differencePaid')} <Amount value={amount} signed unit />
      </>
    ),
    at: paidAt,
    text:
      paymentId === null ? (
        t('withNextRun')
      ) : (
        <MoreLink href={`/beneficiary/payments/${paymentId}`}>{t('see')}</MoreLink>
      ),
    tone: paidAt === null ? 'neutral' : 'success',
  }));
}
