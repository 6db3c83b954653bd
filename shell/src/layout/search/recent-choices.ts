import { readStored, removeStored, writeStored } from '@waqf/platform-web';

const key = 'recentSearchChoices';
const most = 5;

/** A waqf with its name, or a page with its address. */
export type Choice = { kind: 'waqf'; id: string; name: string } | { kind: 'page'; to: string };

const sameChoice = (one: Choice, other: Choice) =>
  one.kind === 'waqf' ? other.kind === 'waqf' && one.id === other.id : other.kind === 'page' && one.to === other.to;

/**
 * The latest choices in this browser, newest first, for one `owner` (user and role); those of another owner are
 * dropped.
 */
export function readChoices(owner: string): Choice[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('choices' in stored)) return [];
    return stored.owner === owner && Array.isArray(stored.choices) ? stored.choices.filter(isChoice) : [];
  } catch {
    return [];
  }
}

/** Puts a choice in first place. */
export function keepChoice(owner: string, choice: Choice): void {
  const choices = [choice, ...readChoices(owner).filter((kept) => !sameChoice(kept, choice))].slice(0, most);
  writeStored(key, JSON.stringify({ owner, choices }));
}

/** Called at sign-out, so that no names of waqfs stay on a shared machine. */
export function forgetChoices(): void {
  removeStored(key);
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, to } = value as Record<string, unknown>;
  return kind === 'waqf'
    ? typeof id === 'string' && typeof name === 'string'
    : kind === 'page' && typeof to === 'string';
}
