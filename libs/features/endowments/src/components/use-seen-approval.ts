import { useState } from 'react';
import type { ApprovalSeen, ApproveWaqf } from '@waqf/contracts/endowments';
import { HttpError } from '@waqf/platform-web';
import { useApproveWaqf } from '../api/approve-waqf';

/**
 * An approval of what the founder was shown. When something had changed, the dialog stays open and says what; pressing
 * again approves knowingly what it said.
 * @param shown what the founder was shown when the dialog opened; null while it is closed
 * @param onClose closes the dialog, also after any other refusal, which the page shows
 */
export function useSeenApproval(waqfId: string, shown: ApprovalSeen | null, onClose: () => void) {
  const approve = useApproveWaqf(waqfId);
  const [refusals, setRefusals] = useState<readonly HttpError[]>([]);
  const told: ApprovalSeen = Object.assign({}, ...refusals.map(({ problem }) => problem?.now));
  const close = () => {
    setRefusals([]);
    onClose();
  };
  const refuse = (error: unknown): boolean => {
    const changed = error instanceof HttpError && error.code === 'platform.changed-meanwhile';
    if (changed) setRefusals([...refusals, error]);
    else close();
    return changed;
  };
  return {
    /** For `useAttempt`: the dialog shows a refusal because of a change itself. */
    form: { refuse },
    /** The last refusal because of a change. */
    changed: refusals.at(-1) ?? null,
    close,
    send: (approval: Omit<ApproveWaqf, 'seen'>) =>
      approve.mutateAsync({ ...approval, ...(shown ? { seen: { ...shown, ...told } } : {}) }),
  };
}
