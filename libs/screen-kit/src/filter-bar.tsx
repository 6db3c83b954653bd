import { useState, type ReactNode } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, classNames, Dialog, Icon, Surface, usePhone } from '@waqf/ui/core';
import * as css from './filter-bar.module.css';

const messages = defineMessages({
  clear: { ar: 'مسح المرشحات', en: 'Clear filters' },
  filters: { ar: 'تصفية', en: 'Filter' },
  narrowed: { ar: 'تصفية مفعّلة', en: 'Filter (on)' },
  show: { ar: 'اعرض النتائج', en: 'Show the results' },
});

export interface FilterBarProps {
  label: string;
  /** The class that lays out the fields in columns. */
  className: string | undefined;
  /** True when a filter is set: the button that clears all filters is shown. */
  narrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a list in one row, with a button to clear them; on a phone behind one button. Not printed. */
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

/** A button that shows whether a filter is set; it opens a sheet with the fields, which take effect immediately. */
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
