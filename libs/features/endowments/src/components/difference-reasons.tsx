import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { comparedSubjects, type DeedComparison, type WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Card, NumberMark, StatusTag } from '@waqf/ui/core';
import { Field, Form, TextArea } from '@waqf/ui/form';
import { comparisonMessages } from '../messages/comparison.messages';
import { deedsToReview } from '../model/deeds';
import { ComparedSide } from './deed-comparison';
import type { DifferenceReasonsForm } from './use-difference-reasons';
import { FieldCrop } from './field-crop';
import * as css from './difference-reasons.module.css';

export interface DifferenceReasonsProps {
  view: WaqfView;
  reasons: DifferenceReasonsForm;
  /** Called when Enter is pressed in the form; the main button of the page does the same. */
  onSubmit: () => Promise<void>;
  /** Other ways to settle a difference than to explain it. */
  alternatives?: (comparison: DeedComparison) => ReactNode;
  /** The subjects that differed when the page was opened and agree now. */
  settled?: readonly DeedComparison['subject'][];
}

/**
 * The differences between the deeds: both values with their places, the ways to settle them, and the founder's reason
 * for continuing without a change. The audit trail keeps the reasons. Renders nothing when nothing differs or has
 * differed.
 */
export function DifferenceReasons({ view, reasons, onSubmit, alternatives, settled = [] }: DifferenceReasonsProps) {
  const t = useMessages(comparisonMessages);
  const { subjects, form } = reasons;
  if (subjects.length + settled.length === 0) return null;
  return (
    <Card title={t('differences')} note={subjects.length > 0 ? t('differencesNote') : undefined} padding="none">
      <Settled subjects={settled} />
      {subjects.length > 0 ? (
        <Form onSubmit={onSubmit} errorsAt={form.errorsAt} label={t('differences')}>
          <ol className={css.list}>
            {subjects.map((subject, index) => {
              const comparison = view.comparisons.find((one) => one.subject === subject);
              if (!comparison) return null;
              return (
                <li key={subject} className={css.difference}>
                  <h3 className={css.subject}>
                    <NumberMark value={index + 1} tone="warning" />
                    {t.of('subject.', subject)}
                  </h3>
                  <Sides view={view} comparison={comparison} />
                  {alternatives?.(comparison)}
                  <Field
                    label={t('reasonFor', { subject: t.of('subject.', subject) })}
                    error={form.error(subject)}
                    required
                  >
                    <TextArea {...form.field(subject)} value={form.values[subject] ?? ''} rows={2} />
                  </Field>
                </li>
              );
            })}
          </ol>
        </Form>
      ) : null}
    </Card>
  );
}

function Settled({ subjects }: { subjects: readonly DeedComparison['subject'][] }) {
  const t = useMessages(comparisonMessages);
  if (subjects.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('settled')}>
      {subjects.map((subject) => (
        <li key={subject} className={css.settled}>
          <span className={css.subject}>{t.of('subject.', subject)}</span>
          <StatusTag tone="success">{t('settledText')}</StatusTag>
        </li>
      ))}
    </ul>
  );
}

function Sides({ view, comparison }: { view: WaqfView; comparison: DeedComparison }) {
  const [one, other] = comparison.sides;
  return (
    <div className={css.sides}>
      <Side view={view} side={one} />
      <span className={css.sign} aria-hidden>
        ≠
      </span>
      <Side view={view} side={other} />
    </div>
  );
}

/** What one deed says, with the words cut out of the page image when they are a field of that deed. */
function Side({ view, side }: { view: WaqfView; side: DeedComparison['sides'][number] }) {
  const navigate = useNavigate();
  const document = deedsToReview(view).find(({ type }) => type === side.source);
  const field = document?.fields.find(({ name }) => name === side.field);
  return (
    <div className={css.side}>
      <ComparedSide view={view} side={side} />
      {document && field ? (
        <FieldCrop
          waqfId={view.waqf.id}
          document={document}
          field={field}
          onOpen={() => void navigate(`/waqf/${view.waqf.id}/review?deed=${document.type}&field=${field.name}`)}
        />
      ) : null}
    </div>
  );
}

/** The reasons for the approval's confirmation, labelled by what differs. */
export function useReasonFacts(reasons: DifferenceReasonsForm): { label: string; value: string }[] {
  const t = useMessages(comparisonMessages);
  return comparedSubjects
    .filter((subject) => reasons.subjects.includes(subject))
    .map((subject) => ({
      label: t('reasonFact', { subject: t.of('subject.', subject) }),
      value: reasons.form.values[subject] ?? '',
    }));
}
