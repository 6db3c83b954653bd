import { useMutation } from '@tanstack/react-query';
import { errorMessage, http, nothing, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Icon } from '@waqf/ui/core';
import type { PendingSignIn } from './pending-sign-in';
import { signInMessages } from './sign-in.messages';
import * as css from './sign-in.module.css';

interface TrialPhoneProps {
  pending: Pick<PendingSignIn, 'transactionId' | 'random'>;
  /** True to open the phone's page beside this one, which continues to wait. */
  beside?: boolean;
}

/** Demo only: approves as the phone would, or opens the phone's page. */
export function TrialPhone({ pending, beside }: TrialPhoneProps) {
  const t = useMessages(signInMessages);
  const { language } = useLanguage();
  const approve = useMutation({
    mutationFn: () =>
      http.post(`/simulator/nafath/transactions/${pending.transactionId}/approve`, { random: pending.random }, nothing),
  });
  const phone = `/simulator/nafath/phone/${pending.transactionId}`;
  return (
    <div className={beside ? css.beside : css.demo}>
      <Alert tone="info" title={t('demoTitle')} icon={<Icon.Mobile />}>
        {approve.error ? errorMessage(approve.error, language) : t('demoText')}
        <div className={css.demoActions}>
          <Button
            size="small"
            variant="primary"
            loading={approve.isPending || approve.isSuccess}
            onClick={() => approve.mutate()}
          >
            {t('demoApprove')}
          </Button>
          {beside ? (
            <a className={css.phone} href={phone} target="_blank" rel="noreferrer">
              {t('demoPhone')}
            </a>
          ) : (
            <Button size="small" href={phone}>
              {t('demoPhone')}
            </Button>
          )}
        </div>
      </Alert>
    </div>
  );
}
