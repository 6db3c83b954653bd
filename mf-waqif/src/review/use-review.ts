import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { knownValue } from '@waqf/contracts';
import { fieldNames, type DeedDocument, type DeedField } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  deedsToReview,
  nextDoubtful,
  reviewProgress,
  useCorrectFields,
  useUndoCorrection,
  needsReview,
  type FieldPlace,
  type ReviewProgress,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { refusalOf } from './field-draft';
import { reviewMessages } from './review.messages';

export interface SettleOptions {
  /**
   * Stays on this field, as after a tap in the list; by default the next doubtful field is opened, or the approval
   * after the last one.
   */
  stay?: boolean;
  /** Called when the server has saved it. */
  onSaved?: () => void;
}

export interface Review {
  deeds: readonly DeedDocument[];
  deed: DeedDocument | undefined;
  field: DeedField | undefined;
  progress: ReviewProgress;
  busy: boolean;
  /** The server's message about the last correction of the current field. */
  refusal: string | null;
  openTab: (key: string) => void;
  openField: (name: DeedField['name']) => void;
  openPlace: (place: FieldPlace) => void;
  /** Confirms (with a value equal to the present one) or corrects a field of the deed that is shown. */
  settle: (name: DeedField['name'], value: DeedField['value'], how?: SettleOptions) => void;
  /** Undoes the last decision on a field and opens it; without a name, the last decision of this visit. */
  undo: (name?: DeedField['name']) => void;
  /** Whether a decision of this visit can be undone. */
  undoable: boolean;
  /** True after the user has moved to a field: it then takes the focus, which must not happen when the page opens. */
  moved: boolean;
  /** The next field to check, or undefined. */
  next: FieldPlace | undefined;
  previous: FieldPlace | undefined;
}

/** A field that this version does not know cannot be reviewed here: there is no editor for it. */
const withKnownFields = (document: DeedDocument): DeedDocument => ({
  ...document,
  fields: document.fields.filter(({ name }) => knownValue(fieldNames, name) !== undefined),
});

/** The deed and the field that are shown; they are kept in the address, so that a reload continues there. */
function useShownField(deeds: readonly DeedDocument[]) {
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const deed =
    deeds.find(({ type }) => type === params.get('deed')) ??
    deeds.find((one) => one.fields.some(needsReview)) ??
    deeds[0];
  const field =
    deed?.fields.find(({ name }) => name === params.get('field')) ?? deed?.fields.find(needsReview) ?? deed?.fields[0];
  const go = (entries: Record<string, string>) => {
    setMoved(true);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('field');
        for (const [key, value] of Object.entries(entries)) next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const openPlace = (place: FieldPlace) => {
    const type = deeds.find(({ id }) => id === place.documentId)?.type;
    if (type) go({ deed: type, field: place.name });
  };
  return { deed, field, moved, go, openPlace };
}

/** The state of the review. */
export function useReview(view: WaqfView): Review {
  const navigate = useNavigate();
  const deeds = useMemo(() => deedsToReview(view).map(withKnownFields), [view]);
  const { deed, field, moved, go, openPlace } = useShownField(deeds);
  const here = deed && field ? { documentId: deed.id, name: field.name } : undefined;
  const decisions = useDecisions(view.waqf.id, openPlace);
  const settle = (name: DeedField['name'], value: DeedField['value'], { stay, onSaved }: SettleOptions = {}) => {
    if (!deed) return;
    const place = { documentId: deed.id, name };
    const following = nextDoubtful(deeds, place);
    const wanted = deed.fields.some((one) => one.name === name && needsReview(one));
    decisions.settle(place, value, () => {
      onSaved?.();
      if (stay) return;
      // After the last doubtful field comes the last step, where differences are settled and the waqf is approved.
      if (wanted && !following && view.waqf.status === 'pending') void navigate(`/waqf/${view.waqf.id}/approve`);
      else openPlace(following ?? place);
    });
  };
  return {
    deeds,
    deed,
    field,
    progress: reviewProgress(deeds),
    busy: decisions.busy,
    refusal: decisions.refusalOf(here),
    openTab: (type) => go({ deed: type }),
    openField: (name) => go({ deed: deed?.type ?? '', field: name }),
    openPlace,
    settle,
    undo: (name) => decisions.undo(deed && name ? { documentId: deed.id, name } : undefined),
    undoable: decisions.undoable,
    moved,
    next: nextDoubtful(deeds, here),
    previous: nextDoubtful(deeds, here, -1),
  };
}

const isAt = (one: FieldPlace, other: FieldPlace | undefined): boolean =>
  one.documentId === other?.documentId && one.name === other.name;

interface Decisions {
  busy: boolean;
  undoable: boolean;
  settle: (place: FieldPlace, value: DeedField['value'], onSaved: () => void) => void;
  undo: (place?: FieldPlace) => void;
  refusalOf: (place: FieldPlace | undefined) => string | null;
}

/**
 * Confirming, correcting and undoing; keeps the order of this visit's decisions, so that the last one can be undone.
 */
function useDecisions(waqfId: string, open: (place: FieldPlace) => void): Decisions {
  const t = useMessages(reviewMessages);
  const fail = useFailureToast();
  const correct = useCorrectFields(waqfId);
  const takeBack = useUndoCorrection(waqfId);
  const [made, setMade] = useState<FieldPlace[]>([]);
  const [refused, setRefused] = useState<(FieldPlace & { message: string }) | null>(null);

  const settle: Decisions['settle'] = async (place, value, onSaved) => {
    setRefused(null);
    try {
      await correct.mutateAsync({ documentId: place.documentId, fields: { [place.name]: value } });
      setMade((before) => [...before, place]);
      onSaved();
    } catch (error) {
      const message = refusalOf(error, place.name);
      setRefused(message === null ? null : { ...place, message });
      fail(t('saveFailed'), error);
    }
  };
  const undo: Decisions['undo'] = async (asked) => {
    const place = asked ?? made.at(-1);
    const field = place && knownValue(fieldNames, place.name);
    if (!place || !field) return;
    setRefused(null);
    try {
      await takeBack.mutateAsync({ documentId: place.documentId, field });
      setMade((before) => before.filter((_, index) => index !== before.findLastIndex((one) => isAt(one, place))));
      open(place);
    } catch (error) {
      fail(t('undoFailed'), error);
    }
  };
  return {
    busy: correct.isPending || takeBack.isPending,
    undoable: made.length > 0,
    settle,
    undo,
    refusalOf: (place) => (refused && isAt(refused, place) ? refused.message : null),
  };
}
