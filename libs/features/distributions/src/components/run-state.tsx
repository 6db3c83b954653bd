import { labelOf, lookUp } from '@waqf/contracts';
import { runStateLabels, type DistributionRun, type RunState } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { StatusTag, Steps, Surface, type Tone } from '@waqf/ui/core';
import { runMessages } from '../messages/runs.messages';

const stateTone: Record<RunState, Tone> = {
  draft: 'neutral',
  calculated: 'info',
  submitted: 'gold',
  approved: 'success',
  paying: 'info',
  paid: 'success',
  partially_failed: 'error',
  closed: 'neutral',
  rejected: 'error',
  cancelled: 'neutral',
};

export function RunStateTag({ state }: { state: DistributionRun['state'] }) {
  const { language } = useLanguage();
  return <StatusTag tone={lookUp(stateTone, state) ?? 'neutral'}>{labelOf(runStateLabels, state, language)}</StatusTag>;
}

const steps = ['draft', 'calculated', 'submitted', 'approved', 'paid'] as const;
const stepOf: Record<RunState, number | null> = {
  draft: 0,
  calculated: 1,
  submitted: 2,
  approved: 3,
  paying: 4,
  partially_failed: 4,
  paid: steps.length,
  closed: steps.length,
  rejected: null,
  cancelled: null,
};

/** The progress of the run through its steps; renders nothing for a run that was ended before it was finished. */
export function RunSteps({ run }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const { language } = useLanguage();
  const current = lookUp(stepOf, run.state) ?? null;
  if (current === null) return null;
  return (
    <Surface>
      <Steps
        label={t('steps')}
        current={current}
        items={steps.map((key) => ({ key, label: runStateLabels[key][language] }))}
      />
    </Surface>
  );
}
