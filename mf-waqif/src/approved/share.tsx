import type { Waqf } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon, useToast } from '@waqf/ui/core';
import { approvedMessages } from './approved.messages';
import * as css from './approved.module.css';

type Shared = Pick<Waqf, 'id' | 'name'>;

/** The address where the nazir reads the conditions and answers. It is no secret: Nafath identifies who opens it. */
const invitationOf = ({ id }: Shared): string => new URL(`/waqf/${id}/details`, window.location.origin).href;

function useCopy(waqf: Shared) {
  const t = useMessages(approvedMessages);
  const toast = useToast();
  return async () => {
    const link = invitationOf(waqf);
    try {
      await navigator.clipboard.writeText(link);
      toast.show({ title: t('copied') });
    } catch {
      // The browser does not allow the page to write to the clipboard: the user copies the address manually.
      toast.show({ title: t('copyFailed'), text: t('copyFailedText', { link }), tone: 'error' });
    }
  };
}

/** Shares the invitation through the device's share dialog; copies its address when the device has none. */
export function ShareButton({ waqf }: { waqf: Shared }) {
  const t = useMessages(approvedMessages);
  const copy = useCopy(waqf);
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: waqf.name, text: t('shareText', { name: waqf.name }), url: invitationOf(waqf) });
    } catch (error) {
      // An `AbortError` means that the user closed the device's share dialog.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  return (
    <Button icon={<Icon.Share size={18} />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

/** The address of the invitation for copying, and who may open it. */
export function InvitationLink({ waqf }: { waqf: Shared }) {
  const t = useMessages(approvedMessages);
  const copy = useCopy(waqf);
  return (
    <div className={css.invitation}>
      <span className={css.quiet}>{t('invitationText')}</span>
      <Button variant="text" size="small" icon={<Icon.Copy size={16} />} onClick={() => void copy()}>
        {t('copyInvitation')}
      </Button>
    </div>
  );
}
