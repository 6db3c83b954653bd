import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onStepUpNeeded, type StepUpAct } from '@waqf/platform-web';

const StepUpDialog = lazy(() => import('./step-up-dialog').then((module) => ({ default: module.StepUpDialog })));

interface Asked {
  act: StepUpAct;
  answer: (stepUpId: string | null) => void;
}

/** Shows the confirmation in Nafath when a request of any page needs one: one at a time, the others wait. */
export function StepUpGate() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () =>
      onStepUpNeeded((act) => {
        const mine = turn.current.then(() => new Promise<string | null>((answer) => setAsked({ act, answer })));
        turn.current = mine.finally(() => setAsked(null));
        return mine;
      }),
    [],
  );
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog act={asked.act} onDone={asked.answer} />
    </Suspense>
  );
}
