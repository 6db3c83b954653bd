import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeedDocument, DeedField, FieldName } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { deedsToReview, nextDoubtful, reviewProgress, useCorrectFields, useFailureToast, wantsLook, type FieldPlace, type ReviewProgress } from '@waqf/feature-endowments';
import { HttpError, useMessages } from '@waqf/platform-web';
import { reviewMessages } from './review.messages';

export interface Review {
  deeds: readonly DeedDocument[];
  deed: DeedDocument | undefined;
  field: DeedField | undefined;
  progress: ReviewProgress;
  busy: boolean;
  /** What the server said about the last correction of the current field. */
  refusal: string | null;
  openDeed: (type: string) => void;
  openField: (name: FieldName) => void;
  openPlace: (place: FieldPlace) => void;
  /** Confirms (a value equal to the present one) or corrects the current field, then goes on to the next doubtful one. */
  save: (value: DeedField['value']) => void;
  /** The person went somewhere: the field then takes the focus, which it must not when the page opens. */
  moved: boolean;
  /** The next field that wants a look, or undefined. */
  next: FieldPlace | undefined;
}

/** Where the review stands; the deed and the field are in the address bar, so that a reload goes on. */
export function useReview(view: WaqfView): Review {
  const t = useMessages(reviewMessages);
  const fail = useFailureToast();
  const [params, setParams] = useSearchParams();
  const correct = useCorrectFields(view.waqf.id);
  const [refused, setRefused] = useState<{ name: FieldName; message: string } | null>(null);
  const [moved, setMoved] = useState(false);
  const deeds = useMemo(() => deedsToReview(view), [view]);
  const deed = deeds.find(({ type }) => type === params.get('deed')) ?? deeds.find((one) => one.fields.some(wantsLook)) ?? deeds[0];
  const field = deed?.fields.find(({ name }) => name === params.get('field')) ?? deed?.fields.find(wantsLook) ?? deed?.fields[0];
  const here = deed && field ? { documentId: deed.id, name: field.name } : undefined;

  const go = (entries: Record<string, string>) => {
    setRefused(null);
    setMoved(true);
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('field');
      for (const [key, value] of Object.entries(entries)) next.set(key, value);
      return next;
    }, { replace: true, preventScrollReset: true });
  };
  const openPlace = (place: FieldPlace) => {
    const type = deeds.find(({ id }) => id === place.documentId)?.type;
    if (type) go({ deed: type, field: place.name });
  };
  const save = (value: DeedField['value']) => {
    if (!here) return;
    const following = nextDoubtful(deeds, here);
    correct.mutate({ documentId: here.documentId, fields: { [here.name]: value } }, {
      onSuccess: () => {
        if (following) openPlace(following);
        else go({ deed: deed?.type ?? '', field: here.name });
      },
      onError: (error) => {
        const told = error instanceof HttpError ? error.errors.find((one) => one.field.endsWith(here.name)) : undefined;
        setRefused(told ? { name: here.name, message: told.message } : null);
        fail(t('saveFailed'), error);
      },
    });
  };
  return {
    deeds, deed, field, progress: reviewProgress(deeds), busy: correct.isPending,
    refusal: refused && refused.name === field?.name ? refused.message : null,
    openDeed: (type) => go({ deed: type }),
    openField: (name) => go({ deed: deed?.type ?? '', field: name }),
    openPlace, save, moved, next: nextDoubtful(deeds, here),
  };
}
