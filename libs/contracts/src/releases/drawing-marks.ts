/*
 * What the shell's build leaves open in the drawing of a page, and the server fills in when the page is asked for
 * (`shell/src/prerender.tsx`, `api/src/releases/domain/drawn-pages.ts`). No text of ours has these characters.
 */

/** Where the person's first letter stands, and where the whole name. */
export const initialMark = '\ue000';
export const nameMark = '\ue000\ue001';
/** Where links go in a frame, and in the bar of a phone's places. */
export const linkPlaces = { menu: '\ue010', tabs: '\ue011', actions: '\ue012' } as const;
/** What differs between links of one shape. */
export const linkFields = { address: '\ue013', icon: '\ue014', label: '\ue015' } as const;
