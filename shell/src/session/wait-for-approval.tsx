import { useMutation } from '@tanstack/react-query';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, clockText, CountdownRing, Icon, Ltr, NumberMark } from '@waqf/ui/core';
import { useBoot } from '../boot/boot-context';
import { askForApproval, type PendingSignIn } from './pending-sign-in';
import { signInMessages } from './sign-in.messages';
import { TrialPhone } from './trial-phone';
import { useApproval, type ApprovalOutcome } from './use-approval';
import { useTimeLeft } from './use-time-left';
import * as css from './sign-in.module.css';

interface Props {
  pending: PendingSignIn;
  onApproved: (registered: boolean) => Promise<unknown> | void;
  onAgain: (pending: PendingSignIn) => void;
  onCancel: () => void;
}

const masked = (nationalId: string): string => `${nationalId.slice(0, 4)}••••${nationalId.slice(-2)}`;

/** One number in large type, three lines of instructions, the time left, and a cancel button. */
export function WaitForApproval({ pending, onApproved, onAgain, onCancel }: Props) {
  const t = useMessages(signInMessages);
  const { language } = useLanguage();
  const { simulators } = useBoot();
  const { outcome, error } = useApproval(`/api/auth/nafath/${pending.transactionId}`, onApproved);
  const { left, total } = useTimeLeft(pending.expiresAt);
  const again = useMutation({ mutationFn: () => askForApproval(pending.nationalId), onSuccess: onAgain });
  const over = outcome === 'EXPIRED' || left === 0;
  const waiting = outcome === 'WAITING' && !over;
  return (
    <>
      <button type="button" className={css.back} onClick={onCancel}>
        <Icon.Back size={18} />
        {t('change')}
      </button>
      <h1 className={css.title}>{t('waitingTitle')}</h1>
      <p className={css.lead}>
        {t('sent')} <Ltr>{masked(pending.nationalId)}</Ltr>
      </p>
      <NumberToPick random={pending.random} />
      {/* A user of the demo approves here, on a phone without scrolling. */}
      {simulators && waiting ? <TrialPhone pending={pending} /> : null}
      <EndNotice rejected={outcome === 'REJECTED'} over={over} />
      {(error ?? again.error) ? (
        <Alert tone="error" title={t(again.error ? 'failed' : failureOf(error, outcome))}>
          {errorMessage(again.error ?? error, language)}
        </Alert>
      ) : null}
      <div className={css.wait}>
        <CountdownRing secondsLeft={waiting ? left : 0} totalSeconds={total} />
        <div className={css.waitWords}>
          <div className={css.waitTitle}>{t(waiting ? 'waiting' : endOf(outcome))}</div>
          {waiting ? <div className={css.waitTime}>{t('endsIn', { time: clockText(left) })}</div> : null}
        </div>
        <Button
          variant={waiting ? 'default' : 'primary'}
          size="small"
          disabled={waiting}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('resend')}
        </Button>
      </div>
      <Button block variant="danger" size="large" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}

const endOf = (outcome: ApprovalOutcome): 'rejected' | 'approved' | 'ended' =>
  outcome === 'REJECTED' ? 'rejected' : outcome === 'COMPLETED' ? 'approved' : 'ended';

/** After Nafath has approved, only loading the user can fail: without a session, or for another reason. */
function failureOf(error: unknown, outcome: ApprovalOutcome): 'failed' | 'notAuthenticated' | 'userFailed' {
  if (outcome !== 'COMPLETED') return 'failed';
  return error instanceof HttpError && error.status === 401 ? 'notAuthenticated' : 'userFailed';
}

/** The number in large type, and where to pick it. */
function NumberToPick({ random }: { random: string }) {
  const t = useMessages(signInMessages);
  return (
    <>
      <div className={css.number} aria-live="polite">
        <bdi dir="ltr" className={css.digits}>
          {random}
        </bdi>
        <div>
          <div className={css.numberTitle}>{t('pick')}</div>
          <div className={css.numberText}>{t('pickText')}</div>
        </div>
      </div>
      <ol className={css.todo}>
        <li>
          <NumberMark value={1} />
          {t('step1')}
        </li>
        <li>
          <NumberMark value={2} />
          {t('step2', { random: random })}
        </li>
        <li>
          <NumberMark value={3} />
          {t('step3')}
        </li>
      </ol>
    </>
  );
}

/** Why the wait has ended: refused on the phone, or timed out. */
function EndNotice({ rejected, over }: { rejected: boolean; over: boolean }) {
  const t = useMessages(signInMessages);
  if (rejected)
    return (
      <Alert tone="error" title={t('rejected')}>
        {t('rejectedText')}
      </Alert>
    );
  if (!over) return null;
  return (
    <Alert tone="warning" title={t('ended')}>
      {t('endedText')}
    </Alert>
  );
}
