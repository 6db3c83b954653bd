import type { WaqfView } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, Icon } from '@waqf/ui/core';
import { useOpenMainAccount } from '../api/open-account';
import { bankingMessages } from '../messages/banking.messages';

interface NoMainAccountProps {
  view: WaqfView;
  /** The waqf had one, and the bank closed it. */
  isClosed: boolean;
}

/**
 * Says why there is no main account, such as the bank's refusal with its reason, and lets the nazir ask for another;
 * while the bank is opening one there is nothing to ask for.
 */
export function NoMainAccount({ view, isClosed }: NoMainAccountProps) {
  const t = useMessages(bankingMessages);
  const attempt = useAttempt();
  const open = useOpenMainAccount(view.waqf.id);
  const { language } = useLanguage();
  const approved = view.waqf.status === 'approved';
  const { mainTrouble } = view;
  const isOpening = approved && mainTrouble === null;
  // Awaited instead of using mutation callbacks: this notice is unmounted once the account is open, and its callbacks
  // would not run.
  const ask = async () => {
    await attempt(() => open.mutateAsync(), {
      done: ({ bankAccountCreated }) =>
        bankAccountCreated
          ? { title: t('mainCreated') }
          : { tone: 'info', title: t('accountAsked'), text: t('accountAskedText') },
      failed: t('createFailed'),
    });
  };
  const create =
    approved && !isOpening && view.may.manage ? (
      <Button variant="primary" icon={<Icon.Plus size={18} />} loading={open.isPending} onClick={() => void ask()}>
        {t(isClosed ? 'createAnother' : 'createMain')}
      </Button>
    ) : null;
  if (isOpening)
    return (
      <Alert tone="info" title={t('mainOpening')}>
        {t('mainOpeningText')}
      </Alert>
    );
  return (
    <Alert
      tone={approved ? 'warning' : 'info'}
      title={mainTrouble?.title[language] ?? t(isClosed ? 'mainClosed' : 'noMain')}
      action={create}
    >
      {mainTrouble?.text[language] ?? t(isClosed ? 'mainClosedText' : approved ? 'noMainText' : 'noMainBefore')}
    </Alert>
  );
}
