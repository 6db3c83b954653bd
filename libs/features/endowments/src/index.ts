export { endowments } from './feature';
export { latestRunsQuery } from './api/get-distributions';
export { waqfsQuery } from './api/get-waqfs';
export { waqfWhileReadingQuery } from './api/get-waqf-while-reading';
export { useCreateWaqf } from './api/create-waqf';
export { recogniseDeed } from './api/recognise-deed';
export { useStartWaqf } from './api/start-waqf';
export { useEditWaqf } from './api/edit-waqf';
export { useCorrectFields } from './api/correct-fields';
export { useUndoCorrection } from './api/undo-correction';
export { useTakeDeedName } from './api/take-deed-name';
export { useWaqfEvents } from './api/use-waqf-events';
export { ApprovalChanged } from './components/approval-changed';
export { useSeenApproval } from './components/use-seen-approval';
export { RecordAssetValue } from './components/record-asset-value';
export { DashboardFrame, type DashboardData } from './components/dashboard-frame';
export { DashboardHead } from './components/dashboard-head';
export { DeedComparison } from './components/deed-comparison';
export { DifferenceReasons, useReasonFacts } from './components/difference-reasons';
export { useDifferenceReasons, type DifferenceReasonsForm, type Reasons } from './components/use-difference-reasons';
export { DeedStatusTag } from './components/deed-status-tag';
export { EnterByHand } from './components/enter-by-hand';
export { FieldCrop } from './components/field-crop';
export { DeedPage } from './components/deed-page';
export { DeedUploads, ReplaceDeed } from './components/deed-upload';
export { FieldValueText } from './components/field-value';
export { JourneySteps } from './components/journey-steps';
export { ReadingFault } from './components/deed-reading-card';
export { ProcessButton, ReadingSection } from './components/reading-section';
export { SampleDeeds } from './components/sample-deeds';
export { acceptOf } from './model/deed-limits';
export { useReadingState } from './components/use-reading-state';
export { DeedWarnings } from './components/waqf-notices';
export { DiscardedPage, WaqfFailure } from './components/waqf-failure';
export { WaqfMark, WaqfStatusTag } from './components/waqf-mark';
export { WaqfRow } from './components/waqf-row';
export { comparisonMessages } from './messages/comparison.messages';
export { deedMessages } from './messages/deed.messages';
export { processMessages } from './messages/process.messages';
export { waqfMessages } from './messages/waqf.messages';
export { missingTypes, deedsInForce, deedsToReview } from './model/deeds';
export { differing, isCompared } from './model/comparisons';
export { isBlank, kindOf, sameValue } from './model/field-kind';
export {
  journeyOf,
  journeySteps,
  mostUrgent,
  nextActOf,
  stepToShow,
  type Journey,
  type JourneyStep,
  type NextAct,
} from './model/journey';
export {
  countFieldStates,
  neighbourField,
  nextDoubtful,
  reviewProgress,
  shownState,
  needsReview,
  type FieldPlace,
  type ReviewProgress,
} from './model/review-progress';
