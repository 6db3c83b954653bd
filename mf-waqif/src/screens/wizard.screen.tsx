import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  DiscardedPage,
  journeyOf,
  JourneySteps,
  stepToShow,
  useWaqfEvents,
  WaqfFailure,
  waqfWhileReadingQuery,
  type JourneyStep,
} from '@waqf/feature-endowments';
import { PageSkeleton } from '@waqf/ui/core';
import { StartFromDeeds } from '../start/start-from-deeds';
import { FinishedStep, CreateStep, DeedsStep, ReviewStep } from '../wizard/wizard-steps';

/**
 * `/waqf/create-steps`: the four steps in one place. The waqf and the step are kept in the address, so that a reload
 * continues there.
 */
export function WizardScreen() {
  const [params, setParams] = useSearchParams();
  const waqfId = params.get('waqf');
  if (waqfId !== null) return <WaqfWizard waqfId={waqfId} />;
  // The step follows from the deeds: the review opens automatically once they are read.
  return <StartFromDeeds onCreated={(waqf) => setParams({ waqf })} />;
}

function WaqfWizard({ waqfId }: { waqfId: string }) {
  const waqf = useQuery(waqfWhileReadingQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton rows={3} />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  if (waqf.data.waqf.status === 'discarded') return <DiscardedPage view={waqf.data} />;
  return <Steps view={waqf.data} />;
}

function Steps({ view }: { view: WaqfView }) {
  const [params, setParams] = useSearchParams();
  const journey = journeyOf({ status: view.waqf.status, documents: view.documents });
  const shown = stepToShow(params.get('step'), journey);
  const go = (step: JourneyStep) => setParams({ waqf: view.waqf.id, step });
  const steps = <JourneySteps shown={shown} finished={journey.finished} onBack={go} />;
  if (journey.finished) return <FinishedStep view={view} steps={steps} />;
  if (shown === 'create') return <CreateStep view={view} steps={steps} onNext={() => go('upload')} />;
  if (shown === 'review') return <ReviewStep view={view} steps={steps} />;
  return <DeedsStep view={view} shown={shown} steps={steps} />;
}
