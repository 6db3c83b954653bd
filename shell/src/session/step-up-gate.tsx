import { useEffect, useRef, useState } from 'react';
import { onStepUpNeeded, type StepUpAct } from '@waqf/platform-web';
import { namedDialog } from '@waqf/ui/core';

const StepUpDialog = namedDialog(() => import('./step-up-dialog').then((module) => module.StepUpDialog), {
  ar: 'أكّد بنفاذ',
  en: 'Confirm with Nafath',
});

interface Asked {
  act: StepUpAct;
  answer: (stepUpId: string | null) => void;
}

/** Shows the confirmation in Nafath when a request of any page needs one: one at a time, the others wait. */
export function StepUpGate() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const gone = new AbortController();
    const stop = onStepUpNeeded((act) => {
      const mine = turn.current.then(() => confirmed(act, setAsked, gone.signal));
      turn.current = mine.finally(() => setAsked(null));
      return mine;
    });
    return () => {
      stop();
      gone.abort();
    };
  }, []);
  if (!asked) return null;
  return <StepUpDialog act={asked.act} onConfirmed={asked.answer} onClose={() => asked.answer(null)} />;
}

/** The user's confirmation; null when they cancel, or when the asking page is closed, so that no call waits forever. */
function confirmed(act: StepUpAct, ask: (asked: Asked) => void, gone: AbortSignal): Promise<string | null> {
  return new Promise((answer) => {
    if (gone.aborted) return answer(null);
    gone.addEventListener('abort', () => answer(null), { once: true });
    ask({ act, answer });
  });
}
