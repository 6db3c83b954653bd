import { useRef, useState } from 'react';
import type { DeedDocument, FieldName } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { DeedPage, deedMessages, fieldTally, reviewProgress, typeKey, wantsLook } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, Key, StatusTag, Surface, Tabs } from '@waqf/ui/core';
import { FieldRow } from './field-row';
import { onReviewKey } from './review-keys';
import { reviewMessages } from './review.messages';
import type { Review } from './use-review';
import * as css from './review.module.css';

/** The page of a deed beside the fields that were read from it. */
export function ReviewWorkspace({ view, review }: { view: WaqfView; review: Review }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const countOf = (document: DeedDocument) => {
    const { left, total } = reviewProgress([document]);
    if (total === 0) return t('unread');
    return left > 0 ? t('leftCount', { count: left }) : t('complete');
  };
  return (
    <>
      <Tabs
        label={t('tabs')}
        value={review.deed?.type ?? ''}
        onChange={review.openDeed}
        items={review.deeds.map((document) => ({
          key: document.type,
          label: deed(typeKey(document.type)),
          count: countOf(document),
          shortCount: reviewProgress([document]).left,
        }))}
      />
      {review.deed ? <DeedReview key={review.deed.id} view={view} review={review} document={review.deed} /> : null}
    </>
  );
}

function DeedReview({ view, review, document }: { view: WaqfView; review: Review; document: DeedDocument }) {
  const t = useMessages(reviewMessages);
  const [nearAt, setNearAt] = useState(0);
  if (document.fields.length === 0) {
    return (
      <EmptyState
        icon={<Icon.Deed size={28} />}
        title={t('notRead')}
        text={t('notReadText')}
        action={<Button href={`/waqf/${view.waqf.id}/process`}>{t('toProcess')}</Button>}
      />
    );
  }
  return (
    <div className={css.workspace}>
      <div className={css.page}>
        <DeedPage waqfId={view.waqf.id} document={document} marks={{ current: review.field?.name, onSelect: review.openField }} nearAt={nearAt} />
      </div>
      <FieldsPanel view={view} review={review} document={document} onNear={() => setNearAt((at) => at + 1)} />
    </div>
  );
}

function FieldsPanel({ view, review, document, onNear }: { view: WaqfView; review: Review; document: DeedDocument; onNear: () => void }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const list = useRef<HTMLOListElement>(null);
  const [correcting, setCorrecting] = useState<FieldName | null>(null);
  const tally = fieldTally(document);
  const focusHead = (name: FieldName) => list.current?.querySelector<HTMLElement>(`[data-field-head="${name}"]`)?.focus();
  const focusEditor = () => requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('form input, form textarea')?.focus());
  const keys = {
    move: (step: 1 | -1) => {
      const at = document.fields.findIndex(({ name }) => name === review.field?.name) + step;
      const name = document.fields[at]?.name;
      if (name === undefined) return false;
      review.openField(name);
      focusHead(name);
      return true;
    },
    confirm: () => review.field && review.save(review.field.value),
    correct: () => {
      setCorrecting(review.field?.name ?? null);
      focusEditor();
    },
    near: onNear,
  };
  return (
    <Surface padding="none">
      <div className={css.panelHead}>
        <h2 className={css.panelTitle}>{t('fieldsOf', { deed: deed(typeKey(document.type)) })}</h2>
        <span className={css.tally}>
          {tally.certain > 0 ? <StatusTag tone="success">{t('tally.certain', { count: tally.certain })}</StatusTag> : null}
          {tally.check > 0 ? <StatusTag tone="warning">{t('tally.check', { count: tally.check })}</StatusTag> : null}
          {tally.missing > 0 ? <StatusTag tone="error">{t('tally.missing', { count: tally.missing })}</StatusTag> : null}
        </span>
      </div>
      <ol ref={list} className={css.fields} onKeyDown={(event) => onReviewKey(event, keys)}>
        {document.fields.map((field, index) => (
          <FieldRow
            key={`${field.name}-${correcting === field.name}-${field.reviewed}`}
            field={field}
            number={index + 1}
            current={field.name === review.field?.name}
            correcting={correcting === field.name || wantsLook(field)}
            needed={view.missingForApproval.includes(field.name)}
            busy={review.busy}
            reveal={review.moved}
            refusal={review.refusal}
            onSelect={() => review.openField(field.name)}
            onSave={review.save}
          />
        ))}
      </ol>
      <div className={css.hints} aria-hidden>
        <span><Key>Tab</Key>{t('key.next')}</span>
        <span><Key>Enter</Key>{t('key.confirm')}</span>
        <span><Key>E</Key>{t('key.correct')}</span>
        <span><Key>Z</Key>{t('key.near')}</span>
      </div>
    </Surface>
  );
}
