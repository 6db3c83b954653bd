/** Layouts of labelled deeds in the calibration split. */
const lists = (doc) => doc.lists.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join('');

export const layouts = {
  'value-before-label': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs.map(({ label, value }) => `<tr><td>${value}</td><th>${label}</th></tr>`).join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'dotted-leaders': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<div>${label} ........ ${value}</div>`).join('') +
    `${lists(doc)}${doc.closing}`,
  'cards-of-two': (doc) =>
    `${doc.opening}<div class="grid">` +
    doc.pairs.map(({ label, value }) => `<div class="card"><div>${label} /</div><b>${value}</b></div>`).join('') +
    `</div>${lists(doc)}${doc.closing}`,
  'rows-with-slash': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<p>${label} / ${value}</p>`).join('') +
    `${lists(doc)}${doc.closing}`,
  'three-columns-numbered': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs
      .map(
        ({ label, value }, at) =>
          `<tr><td style="width:6%">${at + 1}</td><th style="width:36%">${label}</th><td>${value}</td></tr>`,
      )
      .join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'pairs-in-a-paragraph': (doc) =>
    `${doc.opening}<p>` +
    doc.pairs.map(({ label, value }) => `${label}: <b>${value}</b>`).join(' - ') +
    `</p>${lists(doc)}${doc.closing}`,
  'values-under-rules': (doc) =>
    `${doc.opening}` +
    doc.pairs
      .map(
        ({ label, value }) =>
          `<div style="border-bottom:1px solid
          #888;display:flex;justify-content:space-between"><span>${label}</span><span
          style="width:58%">${value}</span></div>`,
      )
      .join('') +
    `${lists(doc)}${doc.closing}`,
  'lists-first': (doc) =>
    `${lists(doc)}${doc.opening}<table>` +
    doc.pairs.map(({ label, value }) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('') +
    `</table>${doc.closing}`,
};
