import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useMessages, useSession, type Remote } from '@waqf/platform-web';
import { Icon, IconButton, SearchButton, useToast } from '@waqf/ui/core';
import type { SearchDialogProps } from './search-dialog';
import { searchMessages } from './search.messages';
import * as css from './search.module.css';

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const load = () => import('./search-dialog').then((module) => module.SearchDialog);

/** Identifies the key by its position (K on a Latin keyboard): an Arabic keyboard types ن with it. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.code === 'KeyK' || event.key.toLowerCase() === 'k');

/**
 * The search of the header: a field from 768 px, a button on a phone, and the dialog that both and Ctrl or ⌘ K open.
 */
export function useSearchEntry(remote: Remote | null) {
  const t = useMessages(searchMessages);
  const { can } = useSession();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const show = () => {
    setOpen(true);
    load().then(
      (dialog) => setDialog(() => dialog),
      () => {
        setOpen(false);
        toast.show({ tone: 'error', title: t('notOpened'), text: t('notOpenedText') });
      },
    );
  };
  const onShortcut = useRef(show);
  useEffect(() => {
    onShortcut.current = open ? () => setOpen(false) : show;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onShortcut.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // The dialog's code is loaded as soon as the pointer or the focus approaches.
  const prepare = () => void load().catch(() => undefined);
  return {
    field: (
      <div onPointerEnter={prepare} onFocus={prepare}>
        <SearchButton
          label={t(can('waqf.list') ? 'field' : 'pagesField')}
          shortcut={apple ? '⌘ K' : 'Ctrl K'}
          onClick={show}
        />
      </div>
    ),
    button: (
      <span className={css.phoneButton}>
        <IconButton label={t('title')} icon={<Icon.Search />} onClick={show} aria-haspopup="dialog" />
      </span>
    ),
    dialog: open && Dialog ? <Dialog remote={remote} onClose={() => setOpen(false)} /> : null,
  };
}
