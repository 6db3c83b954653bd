/** Addresses of the founder's road as a film; loaded when somebody wants to see it. */
export const films = {
  ar: new URL('./road-ar.mp4', import.meta.url).href,
  en: new URL('./road-en.mp4', import.meta.url).href,
} as const;
