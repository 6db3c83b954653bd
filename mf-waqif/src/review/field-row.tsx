import { useEffect, useRef } from 'react';
import { deedMessages, FieldCrop, FieldValueText, isBlank, shownState, needsReview } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, classNames, Confidence, Icon, NumberMark, StatusTag, VisuallyHidden } from '@waqf/ui/core';
import { isChanged } from './field-draft';
import { OpenField } from './open-field';
import { OriginalValue } from './original-value';
import { reviewMessages } from './review.messages';
import type { FieldRowProps } from './field-row-props';
import { useFieldDraft } from './use-field-form';
import * as css from './review.module.css';

const tone = { certain: 'success', check: 'warning', missing: 'error' } as const;

/** One field of the list; only the current one is open. Typed text is kept until it is saved or discarded. */
export function FieldRow(props: FieldRowProps) {
  const { document, field, number, current, reveal, onSelect } = props;
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const state = shownState(field);
  const head = useRef<HTMLButtonElement>(null);
  const [draft, setDraft, letGo] = useFieldDraft(document.id, field.name);
  const unsaved = isChanged(field, draft);
  useEffect(() => {
    if (!current || !reveal) return;
    head.current?.focus({ preventScroll: true });
    head.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [current, reveal]);
  return (
    <li className={classNames(css.field, current && css.current)} data-state={state} data-field={field.name}>
      <button
        ref={head}
        type="button"
        className={css.fieldHead}
        aria-expanded={current}
        onClick={onSelect}
        data-field-head={field.name}
      >
        <NumberMark value={number} tone={tone[state]} />
        <span className={css.fieldWords}>
          <span className={css.fieldLabel}>{deed.of('field.', field.name)}</span>
        </span>
        {unsaved ? (
          <StatusTag tone="info" icon={<Icon.Edit size={15} />}>
            {t('unsaved')}
          </StatusTag>
        ) : null}
        <Confidence state={state} />
      </button>
      <div className={css.fieldBody}>
        {current ? (
          <OpenField {...props} draft={draft} onDraft={setDraft} letGo={letGo} />
        ) : (
          <ClosedField {...props} unsaved={unsaved} />
        )}
      </div>
    </li>
  );
}

/** A field that is not open: its value; a doubtful one also has its place on the page and a button to confirm it. */
function ClosedField({ document, field, busy, unsaved, onPlace, onSettle }: FieldRowProps & { unsaved: boolean }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const doubtful = needsReview(field) && !isBlank(field.value);
  return (
    <>
      <div className={css.valueLine}>
        <div className={css.fieldValue}>
          <FieldValueText name={field.name} value={field.value} absent={deed('notInDeed')} />
        </div>
        {doubtful && !unsaved ? (
          <Button
            size="small"
            icon={<Icon.Check size={16} />}
            disabled={busy}
            onClick={() => onSettle(field.value, { stay: true })}
          >
            {t('right')}
            <VisuallyHidden>: {deed.of('field.', field.name)}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      {doubtful ? <FieldCrop waqfId={document.waqfId} document={document} field={field} onOpen={onPlace} /> : null}
      <OriginalValue field={field} />
    </>
  );
}
