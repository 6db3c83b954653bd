/** Keeps a figure on the line of its unit: `29,644.52 SAR`, `29,644.52 ريال`, `10 ميجابايت`. */
export const keptUnits = (text: string): string => text.replace(/(\d) (?=SAR|ريال|MB|ميجابايت|م\.ب)/g, '$1\u00a0');
