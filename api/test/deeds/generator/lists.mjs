/**
 * Ways of writing a list, each of one split only. `inline` ones run inside a sentence or a cell; the others stand as a
 * block of their own.
 */
const ordinalWords = ['أولاً', 'ثانياً', 'ثالثاً', 'رابعاً', 'خامساً', 'سادساً', 'سابعاً'];
const adjectives = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع'];
const letters = ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز'];
const lines = (items, mark) =>
  items.map((item, at) => `<p>${mark(at)} ${item}${at === items.length - 1 ? '.' : ''}</p>`).join('');
const bare = (items, mark) => items.map((item, at) => `<div>${mark(at)} ${item}</div>`).join('');

export const listStyles = {
  train: {
    'ordinal-words': { inline: false, write: (items) => lines(items, (at) => `${ordinalWords[at]}:`) },
    'digits-dash': { inline: false, write: (items) => bare(items, (at) => `${at + 1}-`) },
    bullets: { inline: false, write: (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` },
    'plain-rows': {
      inline: false,
      write: (items) => `<table>${items.map((item) => `<tr><td>${item}</td></tr>`).join('')}</table>`,
    },
    commas: { inline: true, write: (items) => items.join('، ') },
    waw: { inline: true, waw: true, write: (items) => items.join(' و') },
    'ordinals-inline': {
      inline: true,
      write: (items) => items.map((item, at) => `${ordinalWords[at]}: ${item}`).join('، '),
    },
    'ordinal-under-item': {
      inline: false,
      write: (items) => items.map((item, at) => `<p>${ordinalWords[at]}<br>${item}.</p>`).join(''),
    },
    'decimal-list': {
      inline: false,
      write: (items) =>
        `<ol>${items.map((item) => `<li>${item}${/\S+ \S+ \S+/.test(item) ? '.' : ''}</li>`).join('')}</ol>`,
    },
    'ordinals-slash': { inline: false, write: (items) => bare(items, (at) => `${ordinalWords[at]}/`) },
    stars: { inline: false, write: (items) => bare(items, () => '*') },
    'lines-alone': {
      inline: false,
      write: (items) => items.map((item, at) => `<div>${item}${at === items.length - 1 ? '.' : '؛'}</div>`).join(''),
    },
    'serial-table': {
      inline: false,
      write: (items, noun) =>
        `<table><tr><th style="width:8%">م</th><th>${noun === 'الشرط' ? 'البيان' : noun}</th></tr>` +
        items.map((item, at) => `<tr><td>${at + 1}</td><td>${item}</td></tr>`).join('') +
        `</table>`,
    },
    'comma-last-waw': {
      inline: true,
      write: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و${items.at(-1)}`),
    },
    kadhalik: {
      inline: true,
      write: (items) => items.map((item, at) => (at === 0 ? item : `${at % 2 ? 'وكذلك' : 'وأيضاً'} ${item}`)).join('، '),
    },
    'stars-inline': { inline: true, write: (items) => items.map((item) => `* ${item}`).join(' ') },
  },
  calibration: {
    letters: { inline: false, write: (items) => bare(items, (at) => `${letters[at]}-`) },
    dashes: { inline: false, write: (items) => bare(items, () => '-') },
    'digits-paren': { inline: false, write: (items) => lines(items, (at) => `${at + 1})`) },
    'ordinal-brackets': { inline: false, write: (items) => lines(items, (at) => `[${at + 1}]`) },
    'bare-lines': { inline: false, write: (items) => bare(items, () => '') },
    'commas-waw': {
      inline: true,
      write: (items) => items.map((item, at) => (at === 0 ? item : `و${item}`)).join('، '),
    },
    'digits-inline': { inline: true, write: (items) => items.map((item, at) => `${at + 1}. ${item}`).join(' ') },
    'slashes-inline': { inline: true, write: (items) => items.join(' / ') },
  },
  test: {
    'paren-digits': { inline: false, write: (items) => bare(items, (at) => `(${at + 1})`) },
    'digits-slash': { inline: false, write: (items) => lines(items, (at) => `${at + 1}/`) },
    adjectives: { inline: false, write: (items, noun) => lines(items, (at) => `${noun} ${adjectives[at]}:`) },
    'numbered-rows': {
      inline: false,
      write: (items) =>
        `<table>` +
        items.map((item, at) => `<tr><td style="width:8%">${at + 1}</td><td>${item}</td></tr>`).join('') +
        `</table>`,
    },
    squares: { inline: false, write: (items) => bare(items, () => '▪') },
    'two-columns': {
      inline: false,
      write: (items) => `<div class="pair">${items.map((item) => `<div>• ${item}</div>`).join('')}</div>`,
    },
    'commas-last-waw': { inline: true, write: (items) => `${items.slice(0, -1).join('، ')} و${items.at(-1)}` },
    semicolons: { inline: true, write: (items) => items.map((item, at) => (at === 0 ? item : `و${item}`)).join('؛ ') },
    'letters-inline': {
      inline: true,
      write: (items) => items.map((item, at) => `(${letters[at]}) ${item}`).join('، '),
    },
    'waw-twice': { inline: true, waw: true, write: (items) => items.join('، و') },
  },
};

/** Whether an item cannot be separated by و alone because it has a word that begins with و. */
export const isTornByWaw = (item) => /\sو/.test(item);
