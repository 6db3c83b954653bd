/** Layouts of labelled deeds in the calibration split. */
const lists = (doc) => doc.lists.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join('');

export const layouts = {
  'value-before-label': (doc) => `${doc.opening}<table>${doc.pairs.map(({ label, value }) => `<tr><td>${value}</td><th>${label}</th></tr>`).join('')}</table>${lists(doc)}${doc.closing}`,
  'dotted-leaders': (doc) => `${doc.opening}${doc.pairs.map(({ label, value }) => `<div>${label} ........ ${value}</div>`).join('')}${lists(doc)}${doc.closing}`,
  'cards-of-two': (doc) => `${doc.opening}<div class="grid">${doc.pairs.map(({ label, value }) => `<div class="card"><div>${label} /</div><b>${value}</b></div>`).join('')}</div>${lists(doc)}${doc.closing}`,
  'lists-first': (doc) => `${lists(doc)}${doc.opening}<table>${doc.pairs.map(({ label, value }) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>${doc.closing}`,
};
