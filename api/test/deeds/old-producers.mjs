/**
 * Text layers as producers of old leave them, of HTML written by hand. A page looks as before or nearly so; what
 * differs is the text that a program finds in it.
 */

/** Tags as they are, what stands between them by `change`. */
const betweenTags = (html, change) => html.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, tag, text) => tag ?? change(text));

/** No space is written: words stand apart by their places alone. */
export const withoutSpaces = (html) =>
  betweenTags(html, (text) =>
    text.trim() === '' ? '' : text.replace(/\s+/g, '<i style="display: inline-block; width: 0.32em"></i>'),
  );

/** Bold made by striking the same letters twice, a hair apart: each word stands twice in the same place. */
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
