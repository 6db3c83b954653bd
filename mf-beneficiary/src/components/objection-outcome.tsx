import type { Objection } from '@waqf/contracts/objections';
import { parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useDaysLeft } from '@waqf/screen-kit';
import { Alert, Amount, DualDate, Icon } from '@waqf/ui/core';
import { messages } from '../screens/objection.messages';

/** What follows: when the answer is due, what the next run adds, or that the run is calculated again. */
export function ObjectionOutcome({ objection }: { objection: Objection }) {
  const { state } = objection;
  if (state === 'open' || state === 'escalated') return <Awaited objection={objection} />;
  return state === 'granted' || state === 'revised' ? <Granted objection={objection} /> : null;
}

function Awaited({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  const daysLeft = useDaysLeft();
  const { overdue, dueOn, review, state } = objection;
  const due = state === 'escalated' ? (review.asked?.dueOn ?? dueOn) : dueOn;
  const late = state === 'open' ? t('overdueText') : null;
  return (
    <Alert
      tone={overdue ? 'error' : 'gold'}
      icon={<Icon.Clock />}
      title={objection.daysLeft === null ? undefined : daysLeft(objection.daysLeft)}
    >
      {t(state === 'escalated' ? 'decisionDue' : 'due')} <DualDate iso={due} />. {overdue ? late : null}
    </Alert>
  );
}

function Granted({ objection: { corrections } }: { objection: Objection }) {
  const t = useMessages(messages);
  if (corrections.length === 0) {
    return (
      <Alert tone="success" title={t('recalculated')}>
        {t('recalculatedText')}
      </Alert>
    );
  }
  const total = corrections.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
  const paid = corrections.every(({ paidAt }) => paidAt !== null);
  return (
    <Alert tone="success" title={t(paid ? 'differencePaid' : 'added')}>
      <strong>
        <Amount value={total} signed unit />
      </strong>
    </Alert>
  );
}

/** Until when the answer can be escalated, and what happens after that. */
export function EscalationTime({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  const daysLeft = useDaysLeft();
  const { mayEscalate, escalateUntil, state } = objection;
  if (mayEscalate && escalateUntil !== null) {
    return (
      <Alert tone="info" title={objection.daysLeft === null ? undefined : daysLeft(objection.daysLeft)}>
        {t('escalateUntil')} <DualDate iso={escalateUntil} />. {t('escalateUntilText')}
      </Alert>
    );
  }
  if (mayEscalate) return <Alert tone="info">{t('escalateLate')}</Alert>;
  return state === 'upheld' || state === 'confirmed' ? <Alert tone="info">{t('court')}</Alert> : null;
}
