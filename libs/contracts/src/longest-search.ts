/** The most characters of a search in a list. */
export const longestSearch = 100;
