import { useNavigate } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { comparisonMessages, differing, useApproveWaqf } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { ConfirmDialog, Ltr, useToast } from '@waqf/ui/core';
import { approveMessages } from './review.messages';

export interface ApproveDialogProps {
  view: WaqfView;
  reason: string;
  open: boolean;
  onClose: () => void;
  onApproved: () => void;
}

/** What is approved, named once more; after it the data is locked. */
export function ApproveDialog({ view, reason, open, onClose, onApproved }: ApproveDialogProps) {
  const t = useMessages(approveMessages);
  const compared = useMessages(comparisonMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const { waqf } = view;
  const approve = useApproveWaqf(waqf.id);
  const differ = differing(view.comparisons).length > 0;
  const confirm = async () => {
    try {
      const { bankAccountCreated } = await approve.mutateAsync(differ ? { reason } : {});
      onApproved();
      toast.show({ title: t('approved'), text: t(bankAccountCreated ? 'approvedWithAccount' : 'approvedLater') });
      await navigate('/');
    } catch (error) {
      fail(t('failed'), error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('confirmTitle', { name: waqf.name })}
      facts={[
        { label: t('confirmWaqf'), value: waqf.waqfDetails?.waqfName ?? waqf.name },
        { label: t('confirmProperty'), value: <Ltr>{waqf.propertyDetails?.propertyNumber ?? '—'}</Ltr> },
        { label: t('confirmNazir'), value: waqf.nazirDetails?.nazirName ?? '—' },
        { label: t('confirmNazirId'), value: <Ltr>{waqf.nazirDetails?.nazirId ?? '—'}</Ltr> },
        { label: t('confirmAccount'), value: t('confirmAccountText') },
        ...(differ ? [{ label: compared('reasonFact'), value: reason }] : []),
      ]}
      warning={t('confirmWarning')}
      confirmLabel={t('confirm', { name: waqf.name })}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    />
  );
}
