import type { WaqfSummary } from '@waqf/contracts/endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Field, SelectInput } from '@waqf/ui/field';

const messages = defineMessages({
  waqf: { ar: 'الوقف', en: 'Waqf' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
});

export interface WaqfFilterProps {
  /** Undefined means every waqf. */
  value: string | undefined;
  onChange: (waqfId: string | undefined) => void;
  waqfs: ReadonlyArray<Pick<WaqfSummary, 'id' | 'name'>>;
}

/** The choice of one waqf or all waqfs. */
export function WaqfFilter({ value, onChange, waqfs }: WaqfFilterProps) {
  const t = useMessages(messages);
  return (
    <Field label={t('waqf')}>
      <SelectInput
        searchable
        value={value ?? 'all'}
        onChange={(id) => onChange(id === 'all' ? undefined : id)}
        options={[
          { value: 'all', label: t('everyWaqf') },
          ...waqfs.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}
