import { propertyLayouts } from './train-property.mjs';

/** Layouts of labelled deeds in the train split. Each takes `{pairs, lists, opening, closing}` and gives HTML. */
const list = ({ heading, html }) => `<h2>${heading}</h2>${html}`;
const lists = (doc) => doc.lists.map(list).join('');
const chunk = (items, size) => items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));

export const layouts = {
  'table-of-two': (doc) => `${doc.opening}<table>${doc.pairs.map(({ label, value }) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>${lists(doc)}${doc.closing}`,
  'lines-with-colon': (doc) => `${doc.opening}${doc.pairs.map(({ label, value }) => `<div><b>${label}:</b> ${value}</div>`).join('')}${lists(doc)}${doc.closing}`,
  'grid-label-above': (doc) => `${doc.opening}<div class="grid">${doc.pairs.map(({ label, value }) => `<div><i>${label}</i><br>${value}</div>`).join('')}</div>${lists(doc)}${doc.closing}`,
  'table-of-four': (doc) => `${doc.opening}<table>${chunk(doc.pairs, 2).map((row) => `<tr>${row.map(({ label, value }) => `<th>${label}</th><td>${value}</td>`).join('')}</tr>`).join('')}</table>${lists(doc)}${doc.closing}`,
  'heads-over-values': (doc) => `${doc.opening}${chunk(doc.pairs, 3).map((row) => `<table><tr>${row.map(({ label }) => `<th>${label}</th>`).join('')}</tr><tr>${row.map(({ value }) => `<td>${value}</td>`).join('')}</tr></table>`).join('')}${lists(doc)}${doc.closing}`,
  'lists-in-cells': (doc) => `${doc.opening}<table>${[...doc.pairs, ...doc.lists.map(({ heading, html }) => ({ label: heading, value: html }))].map(({ label, value }) => `<tr><th style="width:32%">${label}</th><td>${value}</td></tr>`).join('')}</table>${doc.closing}`,
  ...propertyLayouts,
};
