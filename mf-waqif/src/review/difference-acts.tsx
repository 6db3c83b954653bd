import { useState, type KeyboardEvent } from 'react';
import { knownValue } from '@waqf/contracts';
import { documentTypes, fieldNames, type DeedDocument, type DeedField } from '@waqf/contracts/documents';
import type { DeedComparison, WaqfView } from '@waqf/contracts/endowments';
import { issueMessage } from '@waqf/contracts/messages';
import { deedMessages, deedsToReview, useCorrectFields, useTakeDeedName } from '@waqf/feature-endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Icon, Row, Stack } from '@waqf/ui/core';
import { draftOf, readDraft, refusalOf, type FieldDraft } from './field-draft';
import { FieldEditor } from './field-editor';
import { approveMessages, reviewMessages } from './review.messages';

type Side = DeedComparison['sides'][number];

export interface DifferenceActsProps {
  view: WaqfView;
  comparison: DeedComparison;
}

/** The ways to settle a difference in place: the value of one deed is taken over, or a field is corrected. */
export function DifferenceActs({ view, comparison }: DifferenceActsProps) {
  const t = useMessages(approveMessages);
  const deed = useMessages(deedMessages);
  const [correcting, setCorrecting] = useState<string | null>(null);
  const places = placesOf(view, comparison);
  const open = places.find(({ document }) => document.type === correcting);
  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        <TakeDeedName view={view} comparison={comparison} />
        {places.map(({ document }) => (
          <Button
            key={document.id}
            icon={<Icon.Edit size={18} />}
            aria-expanded={document === open?.document}
            onClick={() => setCorrecting(document.type === correcting ? null : document.type)}
          >
            {t('correctIn', { deed: deed.of('inText.', document.type) })}
          </Button>
        ))}
      </Row>
      {open ? <Correction key={open.document.id} {...open} view={view} onDone={() => setCorrecting(null)} /> : null}
    </Stack>
  );
}

/** The places that the sides were read from, for those that are fields of a deed. */
function placesOf(view: WaqfView, { sides }: DeedComparison): { document: DeedDocument; field: DeedField }[] {
  return sides.flatMap((side) => placeOf(view, side) ?? []);
}

function placeOf(view: WaqfView, { source, field: name }: Side) {
  const document = deedsToReview(view).find(({ type }) => type === source);
  const field = document?.fields.find((one) => one.name === name);
  return document && field ? { document, field } : undefined;
}

/**
 * «خذ ما في الصك»: the waqf takes the name in its deed, or the nazir the name in the waqf deed. A deed cannot change a
 * person's registered data, nor can the nazir deed change the name of the waqf.
 */
function TakeDeedName({ view, comparison: { subject, sides } }: DifferenceActsProps) {
  const t = useMessages(approveMessages);
  const deed = useMessages(deedMessages);
  const attempt = useAttempt();
  const rename = useTakeDeedName(view.waqf.id);
  const correct = useCorrectFields(view.waqf.id);
  const said = sides.find(({ source, field }) => source !== 'registered' && (subject === 'name') === (field !== null));
  const source = documentTypes.find((type) => type === said?.source);
  const target = placesOf(view, { subject, sides, outcome: 'differs' })[0];
  const name = target && knownValue(fieldNames, target.field.name);
  if (!said?.value || !source || !target || !name || !['name', 'nazir'].includes(subject)) return null;
  const settle = (): Promise<unknown> =>
    subject === 'name'
      ? rename.mutateAsync()
      : correct.mutateAsync({ documentId: target.document.id, fields: { [name]: said.value } });
  const take = () => attempt(settle, { failed: t('takeFailed') });
  return (
    <Button icon={<Icon.Check size={18} />} loading={rename.isPending || correct.isPending} onClick={() => void take()}>
      {t('take', { deed: deed.of('inText.', source), value: said.value })}
    </Button>
  );
}

interface CorrectionProps {
  view: WaqfView;
  document: DeedDocument;
  field: DeedField;
  onDone: () => void;
}

/** The field's editor below the difference. It has no form of its own, because it is inside the form of the reasons. */
function Correction({ view, document, field, onDone }: CorrectionProps) {
  const t = useMessages(reviewMessages);
  const approval = useMessages(approveMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const correct = useCorrectFields(view.waqf.id);
  const [draft, setDraft] = useState<FieldDraft>(draftOf(field.name, field.value));
  const [badDay, setBadDay] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async () => {
    const read = readDraft(field.name, draft, badDay);
    if ('fault' in read) return setFault(issueMessage({ message: read.fault })[language]);
    const refuse = (error: unknown) => {
      const refusal = refusalOf(error, field.name);
      setFault(refusal);
      return refusal !== null;
    };
    const correction = { documentId: document.id, fields: { [field.name]: read.value } };
    if (await attempt(() => correct.mutateAsync(correction), { failed: t('saveFailed'), form: { refuse } })) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save();
  };
  return (
    <div
      role="group"
      aria-label={approval('correctIn', { deed: deed.of('inText.', document.type) })}
      onKeyDown={onKeyDown}
    >
      <Stack gap={12}>
        <FieldEditor name={field.name} draft={draft} onChange={setDraft} fault={fault} onBadDay={setBadDay} />
        <Row gap={8} wrap>
          <Button loading={correct.isPending} icon={<Icon.Check size={18} />} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button variant="text" disabled={correct.isPending} onClick={onDone}>
            {t('letGo')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
