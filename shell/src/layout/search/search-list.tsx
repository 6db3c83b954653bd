import type { ReactNode } from 'react';
import { Icon } from '@waqf/ui/core';
import { highlight } from './highlight';
import type { SearchOption } from './search-options';
import type { OptionGroup } from './use-options';
import * as css from './search.module.css';

export interface SearchListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** The typed words, which are marked in the texts. */
  words: readonly string[];
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (option: SearchOption) => void;
}

/** The list of the combobox. The focus stays in the field, which refers to the active option. */
export function SearchList({ id, label, groups, words, active, optionId, onPoint, onChoose }: SearchListProps) {
  const all = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={css.group}>
          <div id={`${id}-${group.key}`} className={css.groupName} role="presentation">
            {group.label}
          </div>
          {group.options.map((option) => {
            const place = all.indexOf(option);
            return (
              <Option
                key={option.key}
                id={optionId(place)}
                option={option}
                words={words}
                active={place === active}
                onPoint={() => onPoint(place)}
                onChoose={() => onChoose(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  words: readonly string[];
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, words, active, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={css.option}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose();
      }}
    >
      {option.lead}
      <span className={css.words}>
        <span className={css.name}>
          <HighlightedText text={option.label} words={words} />
        </span>
        {option.details.map(({ label, text }) => (
          <span key={label} className={css.detail}>
            {label}:{' '}
            <bdi>
              <HighlightedText text={text} words={words} />
            </bdi>
          </span>
        ))}
      </span>
      {option.end ? <span className={css.end}>{option.end}</span> : null}
      <Icon.Next size={18} className={css.chevron} />
    </div>
  );
}

function HighlightedText({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return highlight(text, words).map((part, index) =>
    part.hit ? (
      <mark key={index} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
