import { useRef, type KeyboardEvent } from 'react';
import { longestSearch } from '@waqf/contracts';
import { useMessages } from '@waqf/platform-web';
import { Icon, IconButton } from '@waqf/ui/core';
import { searchMessages } from './search.messages';
import * as css from './search.module.css';

export interface SearchFieldProps {
  /** What can be searched, used as its name and its placeholder. */
  name: string;
  text: string;
  /** The ids of the list and of its active option; null when there is no active option. */
  listId: string;
  activeId: string | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field of the combobox, and the button that clears it or closes the search. */
export function SearchField({ name, text, listId, activeId, onType, onKeyDown, onClose }: SearchFieldProps) {
  const t = useMessages(searchMessages);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <div className={css.bar}>
      <Icon.Search size={20} className={css.barIcon} />
      <input
        ref={field}
        className={css.field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        role="combobox"
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={activeId !== null}
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        placeholder={name}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="small"
        label={t(text ? 'clear' : 'close')}
        icon={<Icon.Close size={18} />}
        onClick={text ? clear : onClose}
      />
    </div>
  );
}
