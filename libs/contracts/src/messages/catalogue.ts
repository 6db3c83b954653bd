import { eachToggle, toggleLabels } from '../identity/labels.js';
import type { Bilingual } from '../problem/index.js';
import * as bankingCatalogue from './banking.js';
import * as beneficiariesCatalogue from './beneficiaries.js';
import * as closingCatalogue from './closing.js';
import * as distributionsCatalogue from './distributions.js';
import * as fieldCatalogue from './fields.js';
import * as financesCatalogue from './finances.js';
import * as loadingCatalogue from './loading.js';
import * as peopleCatalogue from './people.js';
import * as reportingCatalogue from './reporting.js';
import * as systemCatalogue from './system.js';
import * as waqfCatalogue from './waqf.js';

/** The messages for a request that leaves out a toggle. */
const notificationToggleMessages = eachToggle((toggle): Bilingual => {
  const { ar, en } = toggleLabels[toggle].name;
  return { ar: `خيار ${ar} مطلوب`, en: `The choice for ${en} is required` };
});

/** Every message and toast of the specification in both languages, by area. */
export const catalogue = {
  field: fieldCatalogue,
  people: peopleCatalogue,
  notificationToggle: notificationToggleMessages,
  waqf: waqfCatalogue,
  banking: bankingCatalogue,
  finances: financesCatalogue,
  beneficiaries: beneficiariesCatalogue,
  closing: closingCatalogue,
  distributions: distributionsCatalogue,
  reporting: reportingCatalogue,
  system: systemCatalogue,
  loading: loadingCatalogue,
} as const;

type Catalogue = typeof catalogue;

/** `area.name`, e.g. `waqf.nameRequired`. */
export type MessageKey = {
  [Area in keyof Catalogue]: `${Area}.${keyof Catalogue[Area] & string}`;
}[keyof Catalogue];

/** The message behind a key; undefined when there is none. */
export function messageOf(key: string): Bilingual | undefined {
  const [area = '', name = ''] = key.split('.');
  const areas: Record<string, Record<string, Bilingual>> = catalogue;
  return Object.hasOwn(areas, area) && Object.hasOwn(areas[area] ?? {}, name) ? areas[area]?.[name] : undefined;
}
