import { useState } from 'react';
import type { ReactNode } from 'react';
import { useUi } from '../core/ui-provider';
import { Icon } from '../core/icon';
import { useLazyPart } from '../lazy/lazy-part';
import { choices } from '../lazy/lazy-parts';
import { usePreloadedChoices } from '../lazy/use-preloaded-parts';
import { ClosedSelect, type Asked } from './closed-select';
import { useFieldControl } from './field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** The text that a search looks in, when the label is not a string. */
  searchText?: string;
  disabled?: boolean;
}

export interface SelectInputProps<Value extends string = string> {
  options: SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  loading?: boolean;
  invalid?: boolean;
  size?: 'small' | 'middle' | 'large';
  id?: string;
  'aria-label'?: string;
}

/** Without a text label, screen readers would read the option's value, which may be an id. */
function named<Value extends string>(option: SelectOption<Value>): SelectOption<Value> {
  return typeof option.label === 'string' || !option.searchText
    ? option
    : Object.assign({ 'aria-label': option.searchText }, option);
}

/** Selects one of several options. */
export function SelectInput<Value extends string = string>({
  options,
  value,
  onChange,
  placeholder,
  searchable = false,
  clearable = false,
  disabled,
  loading,
  invalid,
  size = 'middle',
  id,
  ...rest
}: SelectInputProps<Value>) {
  const { word } = useUi();
  const control = useFieldControl({ id, invalid });
  const [asked, setAsked] = useState<Asked>(null);
  usePreloadedChoices();
  const parts = useLazyPart(choices, asked !== null);
  if (!parts)
    return (
      <ClosedSelect
        {...rest}
        control={control}
        size={size}
        disabled={disabled}
        text={labelOf(options, value)}
        placeholder={placeholder ?? word('choose')}
        asked={asked}
        onAsk={setAsked}
      />
    );
  return (
    <parts.Select<Value, SelectOption<Value>>
      {...rest}
      // Pressed or focused before the list was loaded.
      defaultOpen={asked === 'opened'}
      autoFocus={asked !== null}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      options={options.map(named)}
      value={value}
      onChange={(next) => onChange(next ?? undefined)}
      placeholder={placeholder ?? word('choose')}
      showSearch={searchable ? { filterOption: isFound } : false}
      allowClear={clearable ? { label: word('clearChoice'), clearIcon: <Icon.Close size={16} /> } : false}
      disabled={disabled}
      loading={loading}
      size={size}
      status={control['aria-invalid'] ? 'error' : undefined}
      suffixIcon={loading ? <Icon.Spinner size={16} /> : <Icon.Down size={18} />}
      notFoundContent={word('noOptions')}
      style={{ inlineSize: '100%' }}
    />
  );
}

function isFound(text: string, option: Pick<SelectOption<string>, 'searchText' | 'label'> | undefined): boolean {
  const found = option?.searchText ?? (typeof option?.label === 'string' ? option.label : '');
  return found.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}

const labelOf = <Value extends string>(options: SelectOption<Value>[], value: Value | undefined): ReactNode =>
  options.find((option) => option.value === value)?.label;
