import { useEffect, useRef, useState } from 'react';
import { knownValue } from '@waqf/contracts';
import { signInStatus } from '@waqf/contracts/identity';
import { ConnectionError, http } from '@waqf/platform-web';

/** Nafath expects to be polled every two to three seconds. */
const pollEveryMs = 2_000;

const decided = ['COMPLETED', 'REJECTED', 'EXPIRED'] as const;
/** A state that this version does not know is not a decision: the wait continues, and still times out. */
export type ApprovalOutcome = (typeof decided)[number] | 'WAITING';

/**
 * Polls the state of a request to the phone until it is decided; calls `onApproved` when it is approved. Only the
 * browser that started it may poll.
 * @param path of the request: `/api/auth/nafath/{id}` or `/api/auth/step-up/{id}`
 */
export function useApproval(
  path: string,
  onApproved: (registered: boolean) => Promise<unknown> | void,
): { outcome: ApprovalOutcome; error: unknown } {
  const [outcome, setOutcome] = useState<ApprovalOutcome>('WAITING');
  const [error, setError] = useState<unknown>(null);
  const approved = useRef(onApproved);
  approved.current = onApproved;
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const { status, registered } = await http.get(path, signInStatus, {
          signal: stop.signal,
          tolerate401: true,
          passive: true,
        });
        setError(null);
        const now = knownValue(decided, status) ?? 'WAITING';
        setOutcome(now);
        if (now === 'COMPLETED') await approved.current(registered === true);
        if (now === 'WAITING') timer = setTimeout(ask, pollEveryMs);
      } catch (failure) {
        if (stop.signal.aborted) return;
        setError(failure);
        // A lost network may return, so the poll is repeated; any other failure is an answer.
        if (failure instanceof ConnectionError) timer = setTimeout(ask, pollEveryMs);
      }
    };
    timer = setTimeout(ask, pollEveryMs / 2);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path]);
  return { outcome, error };
}
