import { useEffect, useRef } from 'react';
import type { DeedDocument, DeedField } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { DeedPage, deedMessages, FieldValueText, isBlank, shownState, needsReview } from '@waqf/feature-endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { BottomBar, Button, Confidence, Icon, IconButton } from '@waqf/ui/core';
import { FieldEditor } from './field-editor';
import { NextFieldButton } from './review-acts';
import { OriginalValue } from './original-value';
import { reviewMessages } from './review.messages';
import type { Review } from './use-review';
import { useFieldDraft, useFieldForm } from './use-field-form';
import { FieldEvidence } from './field-evidence';
import * as css from './phone-field.module.css';

interface PhoneFieldProps {
  view: WaqfView;
  review: Review;
  field: DeedField;
}

/** One field per screen: its enlarged place on the deed, what was read there and why, and the actions at the bottom. */
export function PhoneField({ view, review, field }: PhoneFieldProps) {
  const document = review.deed;
  if (!document) return null;
  return (
    <div className={css.screen}>
      <Places document={document} review={review} field={field} />
      <DeedPage
        waqfId={view.waqf.id}
        document={document}
        marks={{ current: field.name, onSelect: review.openField }}
        nearAt={0}
      />
      <FieldCard
        key={`${field.name}-${field.reviewed}`}
        view={view}
        review={review}
        field={field}
        document={document}
      />
    </div>
  );
}

/** The position of this field among those of its deed, with links to the fields beside it. */
function Places({ document, review, field }: { document: DeedDocument; review: Review; field: DeedField }) {
  const t = useMessages(reviewMessages);
  const at = document.fields.findIndex(({ name }) => name === field.name);
  const go = (step: 1 | -1) => {
    const beside = document.fields[at + step];
    if (beside) review.openField(beside.name);
  };
  return (
    <div className={css.places}>
      <IconButton label={t('fieldBefore')} icon={<Icon.Previous />} disabled={at <= 0} onClick={() => go(-1)} />
      <div className={css.progress}>
        <div className={css.segments} aria-hidden>
          {document.fields.map((one) => (
            <span key={one.name} data-state={shownState(one)} data-current={one.name === field.name || undefined} />
          ))}
        </div>
        <p>{t('fieldAt', { at: at + 1, total: document.fields.length })}</p>
      </div>
      <IconButton
        label={t('fieldAfter')}
        icon={<Icon.Next />}
        disabled={at >= document.fields.length - 1}
        onClick={() => go(1)}
      />
    </div>
  );
}

function FieldCard({ view, review, field, document }: PhoneFieldProps & { document: DeedDocument }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const head = useRef<HTMLHeadingElement>(null);
  const { moved, busy } = review;
  const [draft, setDraft, letGo] = useFieldDraft(document.id, field.name);
  const blank = isBlank(field.value);
  const form = useFieldForm({
    field,
    draft,
    // A missing field is either typed or said to be absent, because there is no value to confirm.
    opened: blank && needsReview(field),
    busy,
    letGo,
    onSettle: (value, how) => review.settle(field.name, value, how),
  });
  useEffect(() => {
    if (moved) head.current?.focus({ preventScroll: true });
  }, [moved]);
  const why = field.note?.[language] ?? (field.box ? t('comparePhone') : undefined);
  const needed = view.missingForApproval.includes(field.name);
  return (
    <form className={css.field} data-field={field.name} onSubmit={form.save} noValidate>
      <div className={css.head}>
        <h2 ref={head} tabIndex={-1} className={css.label}>
          {deed.of('field.', field.name)}
        </h2>
        <Confidence state={shownState(field)} />
      </div>
      {form.editing ? (
        <FieldEditor
          name={field.name}
          draft={form.shown}
          onChange={setDraft}
          fault={form.fault ?? review.refusal}
          onBadDay={form.setBadDay}
          hint={field.reviewed ? undefined : why}
        />
      ) : (
        <>
          <div className={css.value}>
            <FieldValueText name={field.name} value={field.value} absent={deed('notInDeed')} />
          </div>
          {needsReview(field) && why ? <p className={css.why}>{why}</p> : null}
        </>
      )}
      {needed ? <p className={css.needed}>{t('neededForApproval')}</p> : null}
      <OriginalValue field={field} />
      <FieldEvidence field={field} />
      <BottomBar>
        <FieldActs view={view} review={review} field={field} form={form} />
      </BottomBar>
    </form>
  );
}

interface FieldActsProps extends PhoneFieldProps {
  form: ReturnType<typeof useFieldForm>;
}

/** While typing: save or discard. Otherwise: confirm or correct, and continue once it is settled. */
function FieldActs({ view, review, field, form }: FieldActsProps) {
  const t = useMessages(reviewMessages);
  const { busy } = review;
  const blank = isBlank(field.value);
  const doubtful = needsReview(field);
  // The keys keep the buttons separate: a button that became the submit button during a press would submit with that
  // press.
  if (form.editing && !(blank && doubtful && !form.changed))
    return (
      <>
        <Button key="save" variant="primary" size="large" type="submit" loading={busy} icon={<Icon.Check size={18} />}>
          {t('save')}
        </Button>
        <Button key="close" size="large" disabled={busy} onClick={form.close}>
          {t('letGo')}
        </Button>
      </>
    );
  if (doubtful)
    return (
      <>
        <Button
          key="right"
          variant="primary"
          size="large"
          loading={busy}
          icon={<Icon.Check size={18} />}
          onClick={() => review.settle(field.name, field.value)}
        >
          {t(blank ? 'confirmAbsent' : 'right')}
        </Button>
        {blank ? null : (
          <Button key="correct" size="large" icon={<Icon.Edit size={18} />} onClick={form.edit}>
            {t('correct')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <NextFieldButton view={view} review={review} />
      {field.reviewed ? (
        <Button
          key="undo"
          size="large"
          disabled={busy}
          icon={<Icon.Undo size={18} />}
          onClick={() => review.undo(field.name)}
        >
          {t('undo')}
        </Button>
      ) : (
        <Button key="correct" size="large" icon={<Icon.Edit size={18} />} onClick={form.edit}>
          {t('correct')}
        </Button>
      )}
    </>
  );
}
