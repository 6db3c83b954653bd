/**
 * Layouts of the train split made for property deeds; other types use them too. Each takes `{pairs, lists, opening,
 * closing}` and gives HTML.
 */
const lists = (doc) => doc.lists.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join('');
const english = {
  deedNumber: 'Deed No.',
  propertyNumber: 'Property No.',
  issueDate: 'Date',
  city: 'City',
  district: 'District',
  location: 'Location',
  area: 'Area',
  ownerName: 'Owner',
  ownerId: 'ID No.',
};
const ofOwner = new Set(['ownerName', 'ownerId', 'founder', 'founderId', 'nazirName', 'nazirId']);
const ofHead = new Set(['deedNumber', 'issueDate', 'appointmentDate']);
const row = ({ label, value }) => `<tr><th style="width:34%">${label}</th><td>${value}</td></tr>`;

export const propertyLayouts = {
  'dotted-lines': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<div>${label} ................ ${value}</div>`).join('') +
    `${lists(doc)}${doc.closing}`,
  'numbered-fields': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }, at) => `<div>${at + 1}) ${label} : ${value}</div>`).join('') +
    `${lists(doc)}${doc.closing}`,
  'one-paragraph': (doc) =>
    `${doc.opening}<p>` +
    doc.pairs.map(({ label, value }) => `${label} ${value}`).join('، ') +
    `.</p>${lists(doc)}${doc.closing}`,
  'value-over-label': (doc) =>
    `${doc.opening}<div class="grid">` +
    doc.pairs
      .map(({ label, value }) => `<div style="text-align:center"><b>${value}</b><br><i>${label}</i></div>`)
      .join('') +
    `</div>${lists(doc)}${doc.closing}`,
  'english-column': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs
      .map(
        ({ key, label, value }) =>
          `<tr><th>${label}</th><td>${value}</td><td class="en" dir="ltr">${english[key] ?? ''}</td></tr>`,
      )
      .join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'banded-sections': (doc) => {
    const section = (title, pairs) =>
      pairs.length === 0 ? '' : `<div class="band">${title}</div><table>${pairs.map(row).join('')}</table>`;
    const rest = doc.pairs.filter(({ key }) => !ofOwner.has(key) && !ofHead.has(key));
    return `${doc.opening}${section(
      'معلومات الوثيقة',
      doc.pairs.filter(({ key }) => ofHead.has(key)),
    )}${section(
      'أطراف الوثيقة',
      doc.pairs.filter(({ key }) => ofOwner.has(key)),
    )}${section('معلومات إضافية', rest)}${lists(doc)}${doc.closing}`;
  },
  'one-row-of-people': (doc) => {
    const people = doc.pairs.filter(({ key }) => ofOwner.has(key));
    const rest = doc.pairs.filter(({ key }) => !ofOwner.has(key));
    const table =
      people.length === 0
        ? ''
        : `<table><tr><th>م</th>${people.map(({ label }) => `<th>${label}</th>`).join('')}` +
          `<th>الحصة</th></tr><tr><td>1</td>` +
          `${people.map(({ value }) => `<td>${value}</td>`).join('')}<td>كاملة</td></tr></table>`;
    return (
      `${doc.opening}` +
      rest.map(({ label, value }) => `<span class="cell"><b>${label}:</b> ${value}</span>`).join(' ') +
      `${table}${lists(doc)}${doc.closing}`
    );
  },
  'open-columns': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<div class="panel"><div>${label}</div><div>${value}</div></div>`).join('') +
    `${lists(doc)}${doc.closing}`,
};
