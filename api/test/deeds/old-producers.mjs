/**
 * Changes HTML written by hand so that its PDF has a text layer like those of old PDF producers. The page looks almost
 * the same; only the text that a program extracts differs.
 */

/** Applies `change` to the text between tags. */
const betweenTags = (html, change) => html.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, tag, text) => tag ?? change(text));

/** Removes the spaces: words are separated only by their positions. */
export const withoutSpaces = (html) =>
  betweenTags(html, (text) =>
    text.trim() === '' ? '' : text.replace(/\s+/g, '<i style="display: inline-block; width: 0.32em"></i>'),
  );

/** Bold made by printing the letters twice with a tiny offset: each word is in the text twice. */
export const struckTwice = (html) =>
  `<div style="position: relative; display: flow-root">${html}` +
  `<div style="position: absolute; top: 0; right: 0.35px; width: 100%; display: flow-root">${html}</div></div>`;

const joinsOn = 'بتثجحخسشصضطظعغفقكلمنهيئ';
const joins = `${joinsOn}اأإآدذرزوةى`;

/** Every third word is drawn out by kashidas, as typists filled a line. */
export const stretched = (html) => {
  let words = 0;
  const draw = (word) => {
    words += 1;
    if (words % 3 !== 0 || word.length < 4) return word;
    const letters = [...word];
    // From the end: a line is filled at the last letters that join, never within lam and alef.
    for (let at = letters.length - 2; at > 0; at -= 1)
      if (
        joinsOn.includes(letters[at]) &&
        joins.includes(letters[at + 1]) &&
        !/ل[اأإآ]/.test(letters[at] + letters[at + 1])
      )
        return `${word.slice(0, at + 1)}ــ${word.slice(at + 1)}`;
    return word;
  };
  return betweenTags(html, (text) => text.replace(/\p{L}+/gu, draw));
};
