/**
 * The name of a waqf in quotation marks in an Arabic sentence, after the word «وقف» unless the name begins with it:
 * «وقف برج النخيل», but وقف «برج النخيل».
 */
export const waqfCalled = (name: string): string =>
  /^(ال)?وقف(ية)?\s/u.test(name.trim()) ? `«${name}»` : `وقف «${name}»`;
