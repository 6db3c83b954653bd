import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, Icon } from '@waqf/ui/core';
import { useOpenMainAccount } from '../api/open-account';
import { bankingMessages } from '../messages/banking.messages';

interface NoMainAccountProps {
  view: WaqfView;
  /** The waqf had one, and the bank closed it. */
  isClosed: boolean;
}

/** Says that there is no main account, or no longer one, and lets the nazir ask the bank for another. */
export function NoMainAccount({ view, isClosed }: NoMainAccountProps) {
  const t = useMessages(bankingMessages);
  const attempt = useAttempt();
  const open = useOpenMainAccount(view.waqf.id);
  const approved = view.waqf.status === 'approved';
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
    approved && view.may.manage ? (
      <Button variant="primary" icon={<Icon.Plus size={18} />} loading={open.isPending} onClick={() => void ask()}>
        {t(isClosed ? 'createAnother' : 'createMain')}
      </Button>
    ) : null;
  return (
    <Alert tone={approved ? 'warning' : 'info'} title={t(isClosed ? 'mainClosed' : 'noMain')} action={create}>
      {t(isClosed ? 'mainClosedText' : approved ? 'noMainText' : 'noMainBefore')}
    </Alert>
  );
}
