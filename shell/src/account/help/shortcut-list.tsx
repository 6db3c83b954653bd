import { useMessages } from '@waqf/platform-web';
import { DescriptionList, Key } from '@waqf/ui/core';
import { helpMessages } from './help.messages';

const keys = [
  ['Ctrl / ⌘ K', 'key.search'],
  ['?', 'key.shortcuts'],
  ['F8', 'key.toasts'],
  ['Esc', 'key.close'],
  ['N', 'key.next'],
  ['P', 'key.previous'],
  ['Enter', 'key.confirm'],
  ['E', 'key.correct'],
  ['U', 'key.undo'],
] as const;

/** Every key that does something, and what. */
export function ShortcutList() {
  const t = useMessages(helpMessages);
  return <DescriptionList items={keys.map(([key, words]) => ({ label: t(words), value: <Key>{key}</Key> }))} />;
}
