import { useRef, useState, type KeyboardEvent } from 'react';
import { knownValue } from '@waqf/contracts';
import { documentTypes, type DeedDocument, type DeedField } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  DeedPage,
  DeedStatusTag,
  deedMessages,
  EnterByHand,
  countFieldStates,
  isBlank,
  kindOf,
  ReadingFault,
  ReplaceDeed,
  reviewProgress,
  needsReview,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, Key, Stack, StatusTag, Surface, Tabs, usePhone } from '@waqf/ui/core';
import { FieldRow } from './field-row';
import { PhoneField } from './phone-field';
import { PhoneHead } from './phone-head';
import { onReviewKey } from './review-keys';
import { reviewMessages } from './review.messages';
import { UndoLast } from './undo-last';
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
  const tabs = review.deeds.map((document) => ({
    key: document.type as string,
    label: deed.of('type.', document.type),
    count: countOf(document),
    shortCount: reviewProgress([document]).left,
  }));
  const phone = usePhone();
  return (
    <>
      {phone ? <PhoneHead view={view} review={review} /> : null}
      <Tabs label={t('tabs')} value={review.deed?.type ?? ''} onChange={review.openTab} items={tabs} />
      {review.deed ? <DeedReview key={review.deed.id} view={view} review={review} document={review.deed} /> : null}
    </>
  );
}

function DeedReview({ view, review, document }: { view: WaqfView; review: Review; document: DeedDocument }) {
  const [nearAt, setNearAt] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  if (document.fields.length === 0) return <UnreadDeed view={view} document={document} />;
  if (phone) return review.field ? <PhoneField view={view} review={review} field={review.field} /> : null;
  const near = () => {
    setNearAt((at) => at + 1);
    page.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={css.workspace}>
      <div ref={page} className={css.page}>
        <DeedPage
          waqfId={view.waqf.id}
          document={document}
          marks={{ current: review.field?.name, onSelect: review.openField }}
          nearAt={nearAt}
        />
      </div>
      <FieldsPanel view={view} review={review} document={document} onNear={near} />
    </div>
  );
}

/** A deed without fields: when it could not be read, shows why, and accepts a better file or the data by hand. */
function UnreadDeed({ view, document }: { view: WaqfView; document: DeedDocument }) {
  const t = useMessages(reviewMessages);
  const type = knownValue(documentTypes, document.type);
  if (document.error) {
    return (
      <Stack gap={16}>
        <ReadingFault document={document} />
        {view.may.upload && type ? <ReplaceDeed waqfId={view.waqf.id} type={type} unreadable /> : null}
        {view.may.review ? <EnterByHand waqfId={view.waqf.id} document={document} /> : null}
      </Stack>
    );
  }
  return (
    <EmptyState
      icon={<Icon.Deed size={28} />}
      title={t('notRead')}
      text={t('notReadText')}
      action={<Button href={`/waqf/${view.waqf.id}/process`}>{t('toProcess')}</Button>}
    />
  );
}

/** A doubtful field opens in its editor immediately, except a long list, which is easier to check as text. */
const opensInEditor = (field: DeedField): boolean =>
  needsReview(field) && (kindOf(field.name) !== 'list' || isBlank(field.value));

interface FieldsPanelProps {
  view: WaqfView;
  review: Review;
  document: DeedDocument;
  onNear: () => void;
}

/** What the review's keys do in the list of fields, and the field that its editor was opened for. */
function useListKeys({ review, document, onNear }: Omit<FieldsPanelProps, 'view'>) {
  const list = useRef<HTMLOListElement>(null);
  const [correcting, setCorrecting] = useState<DeedField['name'] | null>(null);
  const focusHead = (name: DeedField['name']) =>
    list.current?.querySelector<HTMLElement>(`[data-field-head="${name}"]`)?.focus();
  const focusEditor = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('form input, form textarea')?.focus());
  const keys = {
    move: (step: 1 | -1) => {
      const at = document.fields.findIndex(({ name }) => name === review.field?.name) + step;
      const name = document.fields[at]?.name;
      if (name === undefined) return false;
      review.openField(name);
      focusHead(name);
      return true;
    },
    doubtful: (step: 1 | -1) => {
      const place = step === 1 ? review.next : review.previous;
      if (place) review.openPlace(place);
    },
    confirm: () => review.field && review.settle(review.field.name, review.field.value),
    correct: () => {
      setCorrecting(review.field?.name ?? null);
      focusEditor();
    },
    undo: () => review.undo(),
    near: onNear,
  };
  const onKeyDown = (event: KeyboardEvent) => onReviewKey(event, keys);
  return { list, correcting, onKeyDown };
}

function FieldsPanel({ view, review, document, onNear }: FieldsPanelProps) {
  const { list, correcting, onKeyDown } = useListKeys({ review, document, onNear });
  const place = (name: DeedField['name']) => {
    review.openField(name);
    onNear();
  };
  return (
    <Surface padding="none">
      <PanelHead review={review} document={document} />
      <ol ref={list} className={css.fields} onKeyDown={onKeyDown}>
        {document.fields.map((field, index) => (
          <FieldRow
            key={`${field.name}-${correcting === field.name}-${field.reviewed}`}
            document={document}
            field={field}
            number={index + 1}
            current={field.name === review.field?.name}
            correcting={correcting === field.name || opensInEditor(field)}
            needed={view.missingForApproval.includes(field.name)}
            busy={review.busy}
            reveal={review.moved}
            refusal={field.name === review.field?.name ? review.refusal : null}
            onSelect={() => review.openField(field.name)}
            onPlace={() => place(field.name)}
            onSettle={(value, how) => review.settle(field.name, value, how)}
            onUndo={() => review.undo(field.name)}
          />
        ))}
      </ol>
      <KeyHints />
    </Surface>
  );
}

function PanelHead({ review, document }: { review: Review; document: DeedDocument }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const tally = countFieldStates(document);
  return (
    <div className={css.panelHead}>
      <h2 className={css.panelTitle}>{t('fieldsOf', { deed: deed.of('type.', document.type) })}</h2>
      {document.enteredByHand ? <DeedStatusTag document={document} /> : null}
      <span className={css.tally}>
        <UndoLast review={review} />
        {tally.certain > 0 ? (
          <StatusTag tone="success">{t('tally.certain', { count: tally.certain })}</StatusTag>
        ) : null}
        {tally.check > 0 ? <StatusTag tone="warning">{t('tally.check', { count: tally.check })}</StatusTag> : null}
        {tally.missing > 0 ? <StatusTag tone="error">{t('tally.missing', { count: tally.missing })}</StatusTag> : null}
      </span>
    </div>
  );
}

const hints = [
  ['Tab', 'key.next'],
  ['N', 'key.doubtful'],
  ['P', 'key.previous'],
  ['Enter', 'key.confirm'],
  ['E', 'key.correct'],
  ['U', 'key.undo'],
  ['Z', 'key.near'],
] as const;

function KeyHints() {
  const t = useMessages(reviewMessages);
  return (
    <div className={css.hints} aria-hidden>
      {hints.map(([key, words]) => (
        <span key={key}>
          <Key>{key}</Key>
          {t(words)}
        </span>
      ))}
    </div>
  );
}
