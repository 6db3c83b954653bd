import type { KeyboardEvent } from 'react';
import { deedMessages, FieldCrop, FieldValueText, isBlank, needsReview } from '@waqf/feature-endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import type { FieldDraft } from './field-draft';
import { FieldEditor } from './field-editor';
import type { FieldRowProps } from './field-row-props';
import { OriginalValue } from './original-value';
import { reviewMessages } from './review.messages';
import { useFieldForm } from './use-field-form';
import * as css from './review.module.css';
import { FieldEvidence } from './field-evidence';

export interface OpenFieldProps extends FieldRowProps {
  /** Text that was typed and is not saved yet, or null. */
  draft: FieldDraft | null;
  onDraft: (draft: FieldDraft) => void;
  /** Discards the typed text. */
  letGo: () => void;
}

/**
 * The current field: its place on the page, why it should be checked, and its editor when it is doubtful or being
 * corrected.
 */
export function OpenField(props: OpenFieldProps) {
  const { document, field, number, correcting, needed, busy, refusal, onPlace, onSettle } = props;
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const form = useFieldForm({ ...props, opened: correcting });
  const { editing, changed } = form;

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Moves the focus back to the list, where the review's keyboard shortcuts work again.
    if (event.key === 'Escape')
      event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-field-head]')?.focus();
    // Enter in an unchanged one-line field confirms the value, as the hint below the list says.
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || changed)
      return;
    event.preventDefault();
    if (!busy) onSettle(field.value);
  };
  const why = field.note?.[language] ?? (field.box ? t('compare', { number }) : undefined);

  return (
    <form className={css.open} onSubmit={form.save} onKeyDown={onKeyDown} noValidate>
      <FieldCrop waqfId={document.waqfId} document={document} field={field} onOpen={onPlace} />
      {editing ? (
        <FieldEditor
          name={field.name}
          draft={form.shown}
          onChange={props.onDraft}
          fault={form.fault ?? refusal}
          onBadDay={form.setBadDay}
          hint={field.reviewed ? undefined : why}
        />
      ) : (
        <>
          <div className={css.fieldValue}>
            <FieldValueText name={field.name} value={field.value} absent={deed('notInDeed')} />
          </div>
          {needsReview(field) && why ? <p className={css.was}>{why}</p> : null}
        </>
      )}
      {needed ? <p className={css.needed}>{t('neededForApproval')}</p> : null}
      <OriginalValue field={field} />
      <FieldEvidence field={field} />
      <FieldActs {...props} editing={editing} changed={changed} blank={isBlank(field.value)} onEdit={form.edit} />
    </form>
  );
}

interface FieldActsProps extends OpenFieldProps {
  editing: boolean;
  changed: boolean;
  blank: boolean;
  onEdit: () => void;
}

/**
 * The actions on a field: typed text is saved or discarded; otherwise the value is confirmed or corrected, or its
 * decision undone.
 */
function FieldActs({ field, busy, editing, changed, blank, letGo, onSettle, onUndo, onEdit }: FieldActsProps) {
  const t = useMessages(reviewMessages);
  // The keys keep the buttons separate: a button that became the submit button during a press would submit with that
  // press.
  if (changed) {
    return (
      <div key="changed" className={css.acts}>
        <Button variant="primary" type="submit" loading={busy} icon={<Icon.Check size={18} />}>
          {t('save')}
        </Button>
        <Button disabled={busy} onClick={letGo}>
          {t('letGo')}
        </Button>
      </div>
    );
  }
  return (
    <div key="same" className={css.acts}>
      {!field.reviewed ? (
        <Button variant="primary" loading={busy} icon={<Icon.Check size={18} />} onClick={() => onSettle(field.value)}>
          {t(blank ? 'confirmAbsent' : 'confirm')}
        </Button>
      ) : null}
      {editing ? (
        <Button key="save" type="submit" disabled={busy}>
          {t('save')}
        </Button>
      ) : (
        <Button key="correct" icon={<Icon.Edit size={18} />} onClick={onEdit}>
          {t('correct')}
        </Button>
      )}
      {field.reviewed ? (
        <Button variant="text" disabled={busy} icon={<Icon.Undo size={18} />} onClick={onUndo}>
          {t('undo')}
        </Button>
      ) : null}
    </div>
  );
}
