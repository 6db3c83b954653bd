import { useMessages } from '@waqf/platform-web';
import { Steps } from '@waqf/ui/core';
import { processMessages } from '../messages/process.messages';
import { journeySteps, type JourneyStep } from '../model/journey';

export interface JourneyStepsProps {
  /** The step shown on the screen. */
  shown: JourneyStep;
  /** True when all four steps are finished. */
  finished?: boolean;
  /** Returns to a finished step. */
  onBack?: (step: JourneyStep) => void;
}

/** The four steps from creation to approval. */
export function JourneySteps({ shown, finished, onBack }: JourneyStepsProps) {
  const t = useMessages(processMessages);
  return (
    <Steps
      label={t('steps')}
      items={journeySteps.map((key) => ({ key, label: t(`step.${key}`) }))}
      current={finished ? journeySteps.length : journeySteps.indexOf(shown)}
      {...(onBack
        ? {
            onSelect: (index: number) => {
              const step = journeySteps[index];
              if (step) onBack(step);
            },
          }
        : {})}
    />
  );
}
