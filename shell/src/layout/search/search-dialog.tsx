import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { displayTime, searchWords } from '@waqf/formats';
import { errorMessage, useLanguage, useMessages, useSession, type Remote } from '@waqf/platform-web';
import { RetryAlert } from '@waqf/screen-kit';
import { EmptyState, Key, SkeletonBar, VisuallyHidden } from '@waqf/ui/core';
import { keepChoice } from './recent-choices';
import { SearchField } from './search-field';
import { SearchList } from './search-list';
import { searchMessages } from './search.messages';
import type { SearchOption } from './search-options';
import { useOptions } from './use-options';
import * as css from './search.module.css';

export interface SearchDialogProps {
  /** Null while it is loading: then there are no pages yet. */
  remote: Remote | null;
  onClose: () => void;
}

/**
 * A field with a list below it: arrows move, Enter opens, Escape closes and restores the focus. It fills the screen of
 * a phone.
 */
export function SearchDialog({ remote, onClose }: SearchDialogProps) {
  const t = useMessages(searchMessages);
  const { user, role, can } = useSession();
  const navigate = useNavigate();
  const owner = `${user.id} ${role}`;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, searching, error, more, asOf, retry } = useOptions(text, remote, owner);
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(chosen, options.length - 1);
  const modal = useModal(onClose);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const typed = searchWords(text).length > 0;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const choose = (option: SearchOption) => {
    keepChoice(owner, option.choice);
    onClose();
    void navigate(option.to);
  };
  const type = (value: string) => {
    setText(value);
    setChosen(0);
  };
  const onKeyDown = useOptionKeys({ options, active, move: setChosen, choose });

  return (
    <dialog {...modal} className={css.dialog} aria-label={t('title')}>
      <div className={css.panel}>
        <SearchField
          name={t(can('waqf.list') ? 'field' : 'pagesField')}
          text={text}
          listId={`${id}-list`}
          activeId={options.length > 0 ? optionId(active) : null}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <div className={css.body}>
          {error ? <Failure error={error} onRetry={retry} /> : null}
          <SearchList
            id={`${id}-list`}
            label={t('results')}
            groups={groups}
            words={searchWords(text)}
            active={active}
            optionId={optionId}
            onPoint={setChosen}
            onChoose={choose}
          />
          {searching && !groups.some((group) => group.key === 'waqf') ? <Waiting /> : null}
          {more ? <p className={css.hint}>{t('more')}</p> : null}
          {asOf === undefined ? null : <p className={css.hint}>{t('asOf', { time: displayTime(new Date(asOf)) })}</p>}
          {typed && !searching && !error && options.length === 0 ? <NothingFound text={text} /> : null}
        </div>
        <VisuallyHidden>
          <span role="status">{typed ? (searching ? t('searching') : t('count', { count: options.length })) : ''}</span>
        </VisuallyHidden>
        <Keys />
      </div>
    </dialog>
  );
}

interface OptionKeys {
  options: readonly SearchOption[];
  active: number;
  move: (index: number) => void;
  choose: (option: SearchOption) => void;
}

/** Arrows move through the options in a circle; Enter chooses one. */
function useOptionKeys({ options, active, move, choose }: OptionKeys) {
  return (event: KeyboardEvent) => {
    // The keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' && options.length > 0) move((active + 1) % options.length);
    else if (event.key === 'ArrowUp' && options.length > 0) move((active + options.length - 1) % options.length);
    else if (event.key === 'Enter' && option) choose(option);
    else return;
    event.preventDefault();
  };
}

/** Shows the dialog as a modal with the focus inside; afterwards the focus returns to where it was. */
function useModal(onClose: () => void): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onMouseDown'> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // The event's target is the dialog itself only outside its panel.
    onMouseDown: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

function NothingFound({ text }: { text: string }) {
  const t = useMessages(searchMessages);
  const { can } = useSession();
  return (
    <EmptyState bare title={t('none', { q: text.trim() })} text={t(can('waqf.list') ? 'noneText' : 'noneOfPages')} />
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(searchMessages);
  const { language } = useLanguage();
  return (
    <div className={css.notice}>
      <RetryAlert title={t('failed')} onRetry={onRetry}>
        {errorMessage(error, language)}
      </RetryAlert>
    </div>
  );
}

/** A skeleton of two rows shaped like waqfs. */
function Waiting() {
  return (
    <div aria-hidden>
      {['46%', '58%'].map((width) => (
        <div key={width} className={css.option}>
          <SkeletonBar width={40} height={40} />
          <span className={css.words}>
            <SkeletonBar width={width} height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** The keyboard shortcuts, for sighted users; screen readers already know the keys of a combobox. */
function Keys() {
  const t = useMessages(searchMessages);
  return (
    <div className={css.foot} aria-hidden>
      <span>
        <Key>↑</Key>
        <Key>↓</Key>
        {t('move')}
      </span>
      <span>
        <Key>Enter</Key>
        {t('choose')}
      </span>
      <span>
        <Key>Esc</Key>
        {t('leave')}
      </span>
    </div>
  );
}
