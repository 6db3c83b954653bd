import type { Waqf } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon, useToast } from '@waqf/ui/core';
import { approvedMessages } from './approved.messages';
import * as css from './approved.module.css';

type Shared = Pick<Waqf, 'id' | 'name'>;

/** Where the nazir reads the conditions and answers: an address, no secret. Nafath says who opens it. */
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
      // The browser does not let a page write there: the person copies it themselves.
      toast.show({ title: t('copyFailed'), text: t('copyFailedText', { link }), tone: 'error' });
    }
  };
}

/** Sends the invitation by what the device offers; copies its address where it offers nothing. */
export function ShareButton({ waqf }: { waqf: Shared }) {
  const t = useMessages(approvedMessages);
  const copy = useCopy(waqf);
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: waqf.name, text: t('shareText', { name: waqf.name }), url: invitationOf(waqf) });
    } catch (error) {
      // The person closed the device's own sheet.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  return (
    <Button icon={<Icon.Share size={18} />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

/** The address of the invitation to copy, and who may open it. */
export function InvitationLink({ waqf }: { waqf: Shared }) {
  const t = useMessages(approvedMessages);
  const copy = useCopy(waqf);
  return (
    <div className={css.line}>
      <span className={css.quiet}>{t('invitationText')}</span>
      <Button variant="text" size="small" icon={<Icon.Copy size={16} />} onClick={() => void copy()}>
        {t('copyInvitation')}
      </Button>
    </div>
  );
}
