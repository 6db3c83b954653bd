import { useNavigate } from 'react-router';
import type { ApprovalSeen, WaqfView } from '@waqf/contracts/endowments';
import {
  ApprovalChanged,
  useReasonFacts,
  useSeenApproval,
  type DifferenceReasonsForm,
  type Reasons,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog, Ltr } from '@waqf/ui/core';
import { approveMessages } from './review.messages';

export interface ApproveDialogProps {
  view: WaqfView;
  reasons: DifferenceReasonsForm;
  /** What the founder was shown when the dialog opened; null while it is closed. */
  shown: ApprovalSeen | null;
  onClose: () => void;
}

/** The one confirmation, which repeats what is approved. The page after it says what has happened. */
export function ApproveDialog({ view, reasons, shown, onClose }: ApproveDialogProps) {
  const t = useMessages(approveMessages);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { waqf } = view;
  const { send, form, changed, close } = useSeenApproval(waqf.id, shown, onClose);
  const reasonFacts = useReasonFacts(reasons);
  const confirm = () => reasons.form.submit(approveWith);
  const approveWith = async (given: Reasons) => {
    const input = reasons.subjects.length > 0 ? { reasons: given } : {};
    if (!(await attempt(() => send(input), { failed: t('failed'), form, quiet: true }))) return;
    reasons.form.reset();
    await navigate(`/waqf/${waqf.id}/approved`);
  };
  return (
    <ConfirmDialog
      open={shown !== null}
      onClose={close}
      title={t('confirmTitle', { name: waqf.name })}
      facts={[
        { label: t('confirmWaqf'), value: waqf.name },
        { label: t('confirmProperty'), value: <Ltr>{waqf.propertyDetails?.propertyNumber ?? '—'}</Ltr> },
        { label: t('confirmNazir'), value: waqf.nazirDetails?.nazirName ?? '—' },
        { label: t('confirmNazirId'), value: <Ltr>{waqf.nazirDetails?.nazirId ?? '—'}</Ltr> },
        { label: t('confirmAccount'), value: t('confirmAccountText') },
        ...reasonFacts,
      ]}
      warning={t('confirmWarning')}
      confirmLabel={t('confirm', { name: waqf.name })}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    >
      <ApprovalChanged refusal={changed} />
    </ConfirmDialog>
  );
}
