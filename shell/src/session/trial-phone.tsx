import { useMutation } from '@tanstack/react-query';
import { errorMessage, http, nothing, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Icon } from '@waqf/ui/core';
import type { PendingSignIn } from './pending-sign-in';
import { signInMessages } from './sign-in.messages';
import * as css from './sign-in.module.css';

/** Demo only: approves as the phone would, or opens the phone's page. */
export function TrialPhone({ pending }: { pending: PendingSignIn }) {
  const t = useMessages(signInMessages);
  const { language } = useLanguage();
  const approve = useMutation({
    mutationFn: () =>
      http.post(`/simulator/nafath/transactions/${pending.transactionId}/approve`, { random: pending.random }, nothing),
  });
  return (
    <div className={css.demo}>
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
          <Button size="small" href={`/simulator/nafath/phone/${pending.transactionId}`}>
            {t('demoPhone')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
