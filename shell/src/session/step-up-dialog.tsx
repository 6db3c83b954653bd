import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type StepUpStarted, type StepUpSubject, stepUpStarted } from '@waqf/contracts/step-up';
import { errorMessage, http, type StepUpAct, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, Button, clockText, CountdownRing, DescriptionList, Dialog, SkeletonBar } from '@waqf/ui/core';
import { useBoot } from '../boot/boot-context';
import { stepUpMessages } from './step-up.messages';
import { TrialPhone } from './trial-phone';
import { useApproval } from './use-approval';
import { useTimeLeft } from './use-time-left';
import * as css from './step-up.module.css';

interface Props {
  act: StepUpAct;
  onConfirmed: (stepUpId: string) => void;
  /** Called when the user cancels it. */
  onClose: () => void;
}

/** The number to pick on the phone, what is confirmed in the server's words, the time left, and a cancel button. */
export function StepUpDialog({ act, onConfirmed, onClose }: Props) {
  const t = useMessages(stepUpMessages);
  const { language } = useLanguage();
  const start = useMutation({ mutationFn: () => http.post('/api/auth/step-up', { act }, stepUpStarted) });
  const { mutate } = start;
  useEffect(() => mutate(), [mutate]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width={440}
      footer={
        <Button block size="large" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {start.data ? (
        <Confirmation
          key={start.data.stepUpId}
          started={start.data}
          sending={start.isPending}
          onAgain={() => mutate()}
          onConfirmed={onConfirmed}
        />
      ) : start.error ? (
        <Alert tone="error" title={t('failed')}>
          {errorMessage(start.error, language)}
        </Alert>
      ) : (
        <SkeletonBar height={320} />
      )}
    </Dialog>
  );
}

interface ConfirmationProps {
  started: StepUpStarted;
  sending: boolean;
  onAgain: () => void;
  onConfirmed: (stepUpId: string) => void;
}

function Confirmation({ started, sending, onAgain, onConfirmed }: ConfirmationProps) {
  const t = useMessages(stepUpMessages);
  const { language } = useLanguage();
  const { simulators } = useBoot();
  const { stepUpId, random, expiresAt, confirms } = started;
  const { outcome, error } = useApproval(`/api/auth/step-up/${stepUpId}`, () => onConfirmed(stepUpId));
  const { left, total } = useTimeLeft(expiresAt);
  const rejected = outcome === 'REJECTED';
  const waiting = outcome === 'WAITING' && left > 0;
  return (
    <div className={css.body}>
      <p className={css.lead}>{t('lead')}</p>
      {waiting || outcome === 'COMPLETED' ? (
        <>
          <div className={css.ring}>
            <CountdownRing size={144} thin secondsLeft={left} totalSeconds={total} />
            <bdi dir="ltr" className={css.digits} aria-label={`${t('number')} ${random}`} role="img">
              {random}
            </bdi>
          </div>
          <p className={css.left}>{t('left', { time: clockText(left) })}</p>
        </>
      ) : (
        <Alert tone={rejected ? 'error' : 'warning'} title={t(rejected ? 'rejected' : 'ended')}>
          {t('nothingDone')}
          <div className={css.again}>
            <Button size="small" variant="primary" loading={sending} onClick={onAgain}>
              {t('again')}
            </Button>
          </div>
        </Alert>
      )}
      <Subject confirms={confirms} />
      {error ? <Alert tone="error">{errorMessage(error, language)}</Alert> : null}
      {waiting ? <Alert tone="info">{t('compare')}</Alert> : null}
      {simulators && waiting ? <TrialPhone pending={{ transactionId: stepUpId, random }} beside /> : null}
    </div>
  );
}

/** The amount and names as the phone shows them. */
function Subject({ confirms }: { confirms: StepUpSubject }) {
  const { language } = useLanguage();
  const lines = confirms.lines.map(({ label, value }) => ({
    label: label[language],
    value: <bdi>{value[language]}</bdi>,
  }));
  const title = confirms.title[language];
  return (
    <div>
      {confirms.amount === null ? (
        <>
          <p className={css.act}>{title}</p>
          <DescriptionList lines items={lines} />
        </>
      ) : (
        <DescriptionList
          lines
          items={[
            {
              label: title,
              value: (
                <span className={css.amount}>
                  <Amount value={confirms.amount} unit />
                </span>
              ),
            },
            ...lines,
          ]}
        />
      )}
    </div>
  );
}
