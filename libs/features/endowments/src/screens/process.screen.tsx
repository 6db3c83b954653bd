import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useCan, useMessages } from '@waqf/platform-web';
import { Button, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { waqfWhileReadingQuery } from '../api/get-waqf-while-reading';
import { useWaqfEvents } from '../api/use-waqf-events';
import { AmendmentSection } from '../components/amendment-section';
import { DeedUploads } from '../components/deed-upload';
import { JourneySteps } from '../components/journey-steps';
import { ProcessButton, ReadingSection } from '../components/reading-section';
import { SampleDeeds } from '../components/sample-deeds';
import { useReadingState } from '../components/use-reading-state';
import { DiscardedPage, WaqfFailure } from '../components/waqf-failure';
import { processMessages } from '../messages/process.messages';
import { missingTypes, deedsInForce } from '../model/deeds';
import { journeyOf, stepToShow, type JourneyStep } from '../model/journey';

/** Uploading and reading the deeds of one waqf and, after approval, newer deeds. */
export function ProcessScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfWhileReadingQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton rows={3} />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  if (waqf.data.waqf.status === 'discarded') return <DiscardedPage view={waqf.data} />;
  return waqf.data.waqf.status === 'approved' ? <AmendmentSection view={waqf.data} /> : <Journey view={waqf.data} />;
}

function Journey({ view }: { view: WaqfView }) {
  const t = useMessages(processMessages);
  const navigate = useNavigate();
  const founder = useCan('waqf.create');
  const [params] = useSearchParams();
  const { waqf, may } = view;
  const sentence = useReadingState(may);
  const deeds = deedsInForce(view.documents);
  const journey = journeyOf({ status: waqf.status, documents: view.documents });
  const asked = stepToShow(params.get('step'), journey);
  // The review has its own page; this page ends with the reading. A user who may not upload only watches.
  const shown = asked === 'upload' && may.upload ? 'upload' : 'process';
  const back = (step: JourneyStep) =>
    void navigate(step === 'create' ? `/waqf/${waqf.id}/edit` : `/waqf/${waqf.id}/process?step=${step}`);
  const absent = missingTypes(view.documents).length;
  return (
    <>
      <PageHead
        back={{ label: t(founder ? 'back' : 'backOther'), href: '/waqf' }}
        title={t(shown === 'upload' ? 'titleUpload' : 'titleProcess', { name: waqf.name })}
        state={absent > 0 ? t(may.upload ? 'state.absent' : 'state.absentOther', { count: absent }) : sentence(deeds)}
        actions={<JourneyActions view={view} shown={shown} complete={absent === 0} />}
      />
      {/* A user who only watches sees the founder's current step, not the step that this page belongs to. */}
      <JourneySteps shown={may.upload ? shown : journey.current} onBack={may.edit ? back : undefined} />
      {shown === 'upload' ? (
        <>
          <DeedUploads waqfId={waqf.id} documents={deeds} />
          <SampleDeeds />
        </>
      ) : (
        <ReadingSection view={view} documents={deeds} />
      )}
    </>
  );
}

function JourneyActions({ view, shown, complete }: { view: WaqfView; shown: 'upload' | 'process'; complete: boolean }) {
  const t = useMessages(processMessages);
  const { waqf, may } = view;
  const next = <Icon.Next size={18} />;
  const deeds = deedsInForce(view.documents);
  if (shown === 'upload' && !may.process) {
    return (
      <Button variant="primary" disabled={!complete} href={`/waqf/${waqf.id}/process?step=process`} iconEnd={next}>
        {t('toProcess')}
      </Button>
    );
  }
  if (may.process && complete) return <ProcessButton view={view} documents={deeds} />;
  if (!may.review) return null;
  const ready = waqf.status === 'pending';
  return (
    <Button variant="primary" disabled={!ready} href={`/waqf/${waqf.id}/review`} iconEnd={next}>
      {t('toReview')}
    </Button>
  );
}
