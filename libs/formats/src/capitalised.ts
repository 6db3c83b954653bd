/** The text with a capital first letter; Arabic has no capitals and stays as it is. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
