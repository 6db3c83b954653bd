import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { DeedField } from '@waqf/contracts/documents';
import { deedMessages, fieldKey, FieldValueText, isBlank, sameValue, shownState } from '@waqf/feature-endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, classNames, Confidence, DualDate, Icon, NumberMark } from '@waqf/ui/core';
import { draftOf, valueOf, type DraftFault } from './field-draft';
import { FieldEditor } from './field-editor';
import { reviewMessages } from './review.messages';
import * as css from './review.module.css';

export interface FieldRowProps {
  field: DeedField;
  number: number;
  current: boolean;
  /** Opens in its editor at once. */
  correcting: boolean;
  /** Approval would refuse without it. */
  needed: boolean;
  busy: boolean;
  /** Comes into sight and takes the focus when it becomes the current one. */
  reveal: boolean;
  /** What the server said about the last correction of this field. */
  refusal: string | null;
  onSelect: () => void;
  onSave: (value: DeedField['value']) => void;
}

const tone = { certain: 'success', check: 'warning', missing: 'error' } as const;

/** One field of the list; only the current one is open. */
export function FieldRow(props: FieldRowProps) {
  const { field, number, current, reveal, onSelect } = props;
  const deed = useMessages(deedMessages);
  const state = shownState(field);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!current || !reveal) return;
    head.current?.focus({ preventScroll: true });
    head.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [current, reveal]);
  return (
    <li className={classNames(css.field, current && css.current)} data-state={state} data-field={field.name}>
      <button ref={head} type="button" className={css.fieldHead} aria-expanded={current} onClick={onSelect} data-field-head={field.name}>
        <NumberMark value={number} tone={tone[state]} />
        <span className={css.fieldWords}>
          <span className={css.fieldLabel}>{deed(fieldKey(field.name))}</span>
        </span>
        <Confidence state={state} />
      </button>
      <div className={css.fieldBody}>
        {current ? <OpenField {...props} /> : <div className={css.fieldValue}><FieldValueText name={field.name} value={field.value} absent={deed('notInDeed')} /></div>}
      </div>
    </li>
  );
}

/** The current field: doubtful ones open in their editor at once, certain ones when asked to be corrected. */
function OpenField({ field, number, correcting, needed, busy, refusal, onSave }: FieldRowProps) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const [editing, setEditing] = useState(correcting);
  const [draft, setDraft] = useState(() => draftOf(field.name, field.value));
  const [fault, setFault] = useState<DraftFault | null>(null);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = valueOf(field.name, draft);
    setFault('fault' in read ? read.fault : null);
    if ('value' in read && !busy) onSave(read.value);
  };
  // Enter in a one-line field that was not touched says "right as it is", as the hint below the list promises.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || draft !== draftOf(field.name, field.value)) return;
    event.preventDefault();
    if (!busy) onSave(field.value);
  };
  const why = [field.note?.[language], field.box ? t('compare', { number }) : null].filter(Boolean).join(' ');
  const changed = !sameValue(field.value, field.extracted);

  return (
    <form className={css.open} onSubmit={save} onKeyDown={onKeyDown} noValidate>
      {editing ? (
        <FieldEditor name={field.name} draft={draft} onChange={setDraft} fault={fault ?? refusal} hint={why || undefined} />
      ) : <div className={css.fieldValue}><FieldValueText name={field.name} value={field.value} absent={deed('notInDeed')} /></div>}
      {needed ? <p className={css.needed}>{t('neededForApproval')}</p> : null}
      {changed ? (
        <p className={css.was}>
          {t('readAs')} <FieldValueText name={field.name} value={field.extracted} absent={deed('notInDeed')} />
          {field.correctedAt ? <> · {t('correctedOn')} <DualDate iso={field.correctedAt} withTime /></> : null}
        </p>
      ) : null}
      <div className={css.acts}>
        {!field.reviewed || !editing ? (
          <Button variant="primary" loading={busy} icon={<Icon.Check size={18} />} onClick={() => onSave(field.value)}>
            {t(isBlank(field.value) ? 'confirmAbsent' : 'confirm')}
          </Button>
        ) : null}
        {editing ? <Button type="submit" disabled={busy}>{t('save')}</Button> : <Button icon={<Icon.Edit size={18} />} onClick={() => setEditing(true)}>{t('correct')}</Button>}
      </div>
    </form>
  );
}
