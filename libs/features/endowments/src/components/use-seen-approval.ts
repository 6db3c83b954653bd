import { useState } from 'react';
import type { ApprovalSeen, ApproveWaqf } from '@waqf/contracts/endowments';
import type { HttpError } from '@waqf/platform-web';
import { isChangedMeanwhile, useApproveWaqf } from '../api/approve-waqf';

/**
 * An approval of what the founder was shown. When something had changed, the dialog stays open and says what; pressing
 * again approves knowingly what it said.
 * @param shown what the founder was shown when the dialog opened; null while it is closed
 * @param onClose closes the dialog, also after any other refusal, which the page shows
 */
export function useSeenApproval(waqfId: string, shown: ApprovalSeen | null, onClose: () => void) {
  const approve = useApproveWaqf(waqfId);
  const [refusals, setRefusals] = useState<readonly HttpError[]>([]);
  const current: ApprovalSeen = Object.assign({}, ...refusals.map(({ problem }) => problem?.now));
  const close = () => {
    setRefusals([]);
    onClose();
  };
  const refuse = (error: unknown): boolean => {
    if (!isChangedMeanwhile(error)) {
      close();
      return false;
    }
    setRefusals([...refusals, error]);
    return true;
  };
  return {
    /** For `useAttempt`: the dialog shows a refusal because of a change itself. */
    form: { refuse },
    /** The last refusal because of a change. */
    changed: refusals.at(-1) ?? null,
    close,
    send: (approval: Omit<ApproveWaqf, 'seen'>) =>
      approve.mutateAsync({ ...approval, ...(shown ? { seen: { ...shown, ...current } } : {}) }),
  };
}
