import { useQuery } from '@tanstack/react-query';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery } from '@waqf/screen-kit';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { type AuditFilter, auditFiltersQuery } from '../api/get-audit';
import { auditMessages } from './audit.messages';

export interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (next: AuditFilter) => void;
}

/** The fields for user, act, waqf and days. */
export function AuditFilterFields({ filter, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  const { language } = useLanguage();
  const { data } = useQuery(auditFiltersQuery());
  const waqfs = useQuery(approvedWaqfsQuery());
  const set = (next: AuditFilter) => onChange({ ...filter, ...next });
  const actions = (data?.actions ?? []).map(({ name, title }) => ({ value: name, label: title[language] }));
  const actors = (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Choice
        label={t('actor')}
        every={t('everyActor')}
        value={filter.actorId}
        onChange={(actorId) => set({ actorId })}
        options={actors}
      />
      <Choice
        label={t('action')}
        every={t('everyAction')}
        value={filter.action}
        onChange={(action) => set({ action })}
        options={actions.toSorted((one, other) => one.label.localeCompare(other.label, language))}
      />
      <Choice
        label={t('waqf')}
        every={t('everyWaqf')}
        value={filter.waqfId}
        onChange={(waqfId) => set({ waqfId })}
        options={(waqfs.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field label={t('from')}>
        <DateInput value={filter.from ?? ''} max={filter.to || undefined} onChange={(from) => set({ from })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={filter.to ?? ''} min={filter.from || undefined} onChange={(to) => set({ to })} />
      </Field>
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The text when nothing is chosen. */
  every: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  options: { value: string; label: string }[];
}

function Choice({ label, every, ...input }: ChoiceProps) {
  return (
    <Field label={label}>
      <SelectInput searchable clearable placeholder={every} {...input} />
    </Field>
  );
}
