import { lookUp } from '@waqf/contracts';
import type { HistoryEntry } from '@waqf/contracts/endowments';
import { formatMessage, type LanguageCode } from '@waqf/platform-web';
import { fieldNames, tabMessages, valueNames } from '../messages/details-tabs.messages';

/** What an act changed, in words: one sentence a field that has a name. */
export function changesInWords(changes: HistoryEntry['changes'], language: LanguageCode): string[] {
  return changes.flatMap(({ field, before, after }) => {
    const name = lookUp(fieldNames, field)?.[language];
    if (name === undefined) return [];
    const values = { field: name, before: valueInWords(before, language), after: valueInWords(after, language) };
    return [formatMessage((before === null ? tabMessages.setTo : tabMessages.changedTo)[language], language, values)];
  });
}

function valueInWords(value: string | null, language: LanguageCode): string {
  if (value === null) return tabMessages.none[language];
  if (value === 'true') return tabMessages.yes[language];
  if (value === 'false') return tabMessages.no[language];
  return lookUp(valueNames, value)?.[language] ?? value;
}
