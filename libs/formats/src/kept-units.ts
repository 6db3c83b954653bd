/** Keeps an amount in a stored sentence on the line of its unit: `29,644.52 SAR`, `29,644.52 ريال`. */
export const keptUnits = (sentence: string): string => sentence.replace(/(\d) (?=SAR|ريال)/g, '$1\u00a0');
