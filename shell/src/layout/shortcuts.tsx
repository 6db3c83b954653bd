import { useEffect, useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Dialog, laterPart } from '@waqf/ui/core';
import { helpMessages } from '../account/help/help.messages';

const ShortcutList = laterPart(() => import('../account/help/shortcut-list').then((module) => module.ShortcutList));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `?` (on an Arabic keyboard `؟`) shows the keyboard shortcuts, unless the user is typing. */
export function Shortcuts() {
  const t = useMessages(helpMessages);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== '?' && event.key !== '؟') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('shortcuts')}>
      <ShortcutList />
    </Dialog>
  );
}
