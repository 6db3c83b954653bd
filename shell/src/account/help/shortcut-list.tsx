import { useCan, useMessages } from '@waqf/platform-web';
import { DescriptionList, Key } from '@waqf/ui/core';
import { helpMessages } from './help.messages';

const keys = [
  ['Ctrl / ⌘ K', 'key.search'],
  ['?', 'key.shortcuts'],
  ['F8', 'key.toasts'],
  ['Esc', 'key.close'],
] as const;
const reviewKeys = [
  ['N', 'key.next'],
  ['P', 'key.previous'],
  ['Enter', 'key.confirm'],
  ['E', 'key.correct'],
  ['U', 'key.undo'],
] as const;

/** Every keyboard shortcut that the user can use, and what it does. */
export function ShortcutList() {
  const t = useMessages(helpMessages);
  const all = useCan('waqf.review') ? [...keys, ...reviewKeys] : keys;
  return <DescriptionList items={all.map(([key, words]) => ({ label: t(words), value: <Key>{key}</Key> }))} />;
}
