import { useEffect, useRef } from 'react';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Surface } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { comparisonMessages } from '../messages/comparison.messages';
import { differing, wantsReason } from '../model/comparisons';

export interface DifferenceReasonProps {
  view: WaqfView;
  reason: string;
  onChange: (reason: string) => void;
  /** How often the person wanted to go on: what is missing is said, and takes the focus each time. */
  asked: number;
}

/** Where deeds differ: why the founder goes on, which the audit trail keeps. Nothing where nothing differs. */
export function DifferenceReason({ view, reason, onChange, asked }: DifferenceReasonProps) {
  const t = useMessages(comparisonMessages);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) holder.current?.querySelector('textarea')?.focus();
  }, [asked]);
  if (differing(view.comparisons).length === 0) return null;
  return (
    <div ref={holder}>
      <Surface>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          required
          error={asked > 0 && wantsReason(view.comparisons, reason) ? t('reasonMissing') : undefined}
        >
          <TextArea name="reason" value={reason} onChange={onChange} rows={2} maxLength={1000} />
        </Field>
      </Surface>
    </div>
  );
}
