/** The addresses of the film about the founder's road; fetched when a visitor wants to see it. */
export const films = {
  ar: new URL('./road-ar.mp4', import.meta.url).href,
  en: new URL('./road-en.mp4', import.meta.url).href,
} as const;
