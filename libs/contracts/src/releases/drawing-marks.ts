/*
 * Placeholders that the shell's build leaves in the prerendered page and the server fills in for each request
 * (`shell/src/prerender.tsx`, `api/src/releases/domain/drawn-pages.ts`). No text of the product contains these
 * characters.
 */

/** Placeholders for the user's initial and for the full name. */
export const initialMark = '\ue000';
export const nameMark = '\ue000\ue001';
/**
 * Placeholders for the links of a frame, of the tab bar on a phone, for title, sentence and main figure of the page,
 * and for the lines below that figure.
 */
export const linkPlaces = {
  menu: '\ue010',
  tabs: '\ue011',
  actions: '\ue012',
  title: '\ue017',
  state: '\ue01d',
  figure: '\ue018',
  notes: '\ue019',
} as const;
/** Placeholders for what differs between links, titles and figures of the same form. */
export const linkFields = { address: '\ue013', icon: '\ue014', label: '\ue015', amount: '\ue01a' } as const;
