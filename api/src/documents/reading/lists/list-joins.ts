// Words and letters that join a list item to the one before it. The text is folded.

/** "وكذلك الأيتام"، "وأيضاً المرضى": words that join an item to the one before. */
const joining = /^(?:و|ف)?(?:كذلك|كذا|ايضا|ثم|كما|فضلا\s+عن)\s+/u;

/** How many letters at the start of an item only join it to the one before. */
export function joinedLetters(text: string): number {
  const lead = /^\s*/.exec(text)![0].length;
  const rest = text.slice(lead);
  const words = joining.exec(rest)?.[0].length ?? 0;
  if (words > 0) return lead + words;
  return startsWithAnd(rest) ? lead + 1 : 0;
}

/** Words whose first letter و belongs to the word. */
const ownWaw =
  /^و(?:الد|قف|لد|رث|صي|كيل|زار|ريث|طن|جه|جوه|احد|افد|ظيف|حد|سيل|سايل|اعظ|اع|ليد|جب(?:ات|ه)|رد(?:ات|ه)|رش(?:ه|ات)?(?!\p{L})|رق(?!اب)|ليم|ثاي?ق|ثيق|قود|قاي|لايم|لاد[هة]|ضع|فاء\s|صف|عظ)/u;

/** True for "والأيتام", whose و joins it to the text before. */
export const startsWithAnd = (text: string): boolean => /^و\p{L}{2,}/u.test(text) && !ownWaw.test(text);
