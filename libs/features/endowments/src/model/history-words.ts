import { lookUp } from '@waqf/contracts';
import { type HistoryEntry, historyFieldLabels, historyValueLabels } from '@waqf/contracts/endowments';
import { displayGregorian, displayHijri } from '@waqf/formats';
import { formatMessage, type LanguageCode } from '@waqf/platform-web';
import { tabMessages } from '../messages/details-tabs.messages';

/** What an act changed, in words: one sentence for each field that has a name. */
export function changesInWords(changes: HistoryEntry['changes'], language: LanguageCode): string[] {
  return changes.flatMap(({ field, before, after }) => {
    const name = lookUp(historyFieldLabels, field)?.[language];
    if (name === undefined) return [];
    const values = { field: name, before: valueInWords(before, language), after: valueInWords(after, language) };
    return [formatMessage((before === null ? tabMessages.setTo : tabMessages.changedTo)[language], language, values)];
  });
}

function valueInWords(value: string | null, language: LanguageCode): string {
  if (value === null) return tabMessages.none[language];
  if (value === 'true') return tabMessages.yes[language];
  if (value === 'false') return tabMessages.no[language];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return `${displayHijri(value, language)} · ${displayGregorian(value, language)}`;
  return lookUp(historyValueLabels, value)?.[language] ?? value;
}
