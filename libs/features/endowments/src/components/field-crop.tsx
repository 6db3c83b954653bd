import { useState } from 'react';
import type { DeedDocument, DeedField } from '@waqf/contracts/documents';
import { useMessages } from '@waqf/platform-web';
import { deedPageHref } from '../api/deed-links';
import { deedMessages } from '../messages/deed.messages';
import { deedPageMessages } from '../messages/waqf-details.messages';
import { cropOf, percentBox } from '../model/field-places';
import { shownState } from '../model/review-progress';
import * as css from './field-crop.module.css';

export interface FieldCropProps {
  waqfId: string;
  document: DeedDocument;
  field: DeedField;
  /** Called when the user wants to see the place on the whole page. */
  onOpen: () => void;
}

/**
 * The place that a field was read from, cut out of its page and enlarged; renders nothing when the place is unknown or
 * has no image.
 */
export function FieldCrop({ waqfId, document, field, onOpen }: FieldCropProps) {
  const t = useMessages(deedPageMessages);
  const deed = useMessages(deedMessages);
  const [failed, setFailed] = useState(false);
  const { page, box } = field;
  if (page === null || box === null || failed) return null;
  const crop = cropOf(
    box,
    document.pages.find(({ number }) => number === page),
  );
  return (
    // A deed is in Arabic in either language of the screen, so scrolling starts at its right edge.
    <div className={css.window} dir="rtl">
      <button
        type="button"
        className={css.crop}
        style={{ inlineSize: crop.width, aspectRatio: crop.ratio }}
        dir="ltr"
        data-state={shownState(field)}
        aria-label={t('cropOf', { field: deed.of('field.', field.name) })}
        onClick={onOpen}
      >
        <img
          className={css.picture}
          style={crop.picture}
          src={deedPageHref(waqfId, document.id, page)}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
        />
        <span className={css.mark} style={percentBox(crop.mark)} />
      </button>
    </div>
  );
}
