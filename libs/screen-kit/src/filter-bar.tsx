import { useState, type ReactNode } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, classNames, Dialog, Icon, Surface, usePhone } from '@waqf/ui/core';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import * as css from './filter-bar.module.css';

const messages = defineMessages({
  waqf: { ar: 'الوقف', en: 'Waqf' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  clear: { ar: 'مسح المرشحات', en: 'Clear filters' },
  filters: { ar: 'تصفية', en: 'Filter' },
  narrowed: { ar: 'تصفية مفعّلة', en: 'Filter (on)' },
  show: { ar: 'اعرض النتائج', en: 'Show the results' },
});

export interface FilterBarProps {
  label: string;
  /** The columns of the fields. */
  className: string | undefined;
  /** Something is left out: the button that clears all is shown. */
  narrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a list, in one row, and how they are cleared; on a phone behind one button. Not printed. */
export function FilterBar(props: FilterBarProps) {
  const phone = usePhone();
  return phone ? (
    <FilterSheet {...props} />
  ) : (
    <Surface className={css.ground}>
      <FilterFields {...props} />
    </Surface>
  );
}

function FilterFields({ label, className, narrowed, onClear, children }: FilterBarProps) {
  const t = useMessages(messages);
  return (
    <div className={classNames(css.bar, className)} role="search" aria-label={label}>
      {children}
      {narrowed ? (
        <div className={css.clear}>
          <Button variant="text" size="small" icon={<Icon.Close size={16} />} onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A button that says whether something is left out; its sheet holds the fields, which act at once. */
function FilterSheet(props: FilterBarProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.sheet}>
      <Button block icon={<Icon.Filter size={18} />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t(props.narrowed ? 'narrowed' : 'filters')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={props.label}
        footer={
          <Button variant="primary" size="large" onClick={close}>
            {t('show')}
          </Button>
        }
      >
        <FilterFields {...props} />
      </Dialog>
    </div>
  );
}

export interface WaqfFilterProps {
  /** Undefined: every waqf. */
  value: string | undefined;
  onChange: (waqfId: string | undefined) => void;
  waqfs: ReadonlyArray<Pick<WaqfSummary, 'id' | 'name'>>;
}

/** One waqf, or every one. */
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

export interface DaysFilterProps {
  /** Gregorian ISO days, or empty. */
  from: string;
  to: string;
  onChange: (next: { from: string } | { to: string }) => void;
}

/** From a day to a day. */
export function DaysFilter({ from, to, onChange }: DaysFilterProps) {
  const t = useMessages(messages);
  return (
    <div className={css.days}>
      <Field label={t('from')}>
        <DateInput value={from} max={to || undefined} onChange={(day) => onChange({ from: day })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={to} min={from || undefined} onChange={(day) => onChange({ to: day })} />
      </Field>
    </div>
  );
}
