/** Layouts of labelled deeds in the test split; no other split has similar ones. */
const english = {
  deedNumber: 'Deed No.',
  propertyNumber: 'Property No.',
  issueDate: 'Date',
  city: 'City',
  district: 'District',
  location: 'Location',
  area: 'Area',
  ownerName: 'Owner',
  ownerId: 'ID',
  waqfName: 'Waqf',
  purpose: 'Purpose',
  founder: 'Founder',
  nazirName: 'Nazir',
  nazirId: 'Nazir ID',
  appointmentDate: 'Appointed',
};
const lists = (doc) => doc.lists.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join('');
const half = (items) => [items.slice(0, Math.ceil(items.length / 2)), items.slice(Math.ceil(items.length / 2))];
const stack = (pairs) =>
  pairs.map(({ label, value }) => `<div class="band">${label}</div><div class="under">${value}</div>`).join('');

export const layouts = {
  'numbered-table': (doc) =>
    `${doc.opening}<table><tr><th>م</th><th>البيان</th><th>التفاصيل</th></tr>` +
    doc.pairs.map(({ label, value }, at) => `<tr><td>${at + 1}</td><td>${label}</td><td>${value}</td></tr>`).join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'bilingual-rows': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs
      .map(
        ({ key, label, value }) =>
          `<tr><td>${label}</td><td>${value}</td><td dir="ltr" class="en">${english[key] ?? 'Other'}</td></tr>`,
      )
      .join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'side-panel': (doc) =>
    `${doc.opening}<div class="panel"><aside>${stack(half(doc.pairs)[0])}</aside><main>` +
    `${stack(half(doc.pairs)[1])}${lists(doc)}</main></div>${doc.closing}`,
  bands: (doc) =>
    `${doc.opening}${stack(doc.pairs)}` +
    doc.lists
      .map(({ heading, html }) => `<div class="band">${heading}</div><div class="under">${html}</div>`)
      .join('') +
    `${doc.closing}`,
  'run-in-pairs': (doc) =>
    `${doc.opening}<p>` +
    doc.pairs.map(({ label, value }) => `${label} ${value}`).join(' &nbsp;|&nbsp; ') +
    `</p>${lists(doc)}${doc.closing}`,
  'boxes-of-sections': (doc) =>
    `${doc.opening}${half(doc.pairs)
      .map(
        (pairs) =>
          `<div class="box">${pairs
            .map(
              ({ label, value }) => `<span class="cell">${label}
          : <u>${value}</u></span>`,
            )
            .join('')}</div>`,
      )
      .join('')}<div class="box">${lists(doc)}</div>${doc.closing}`,
};
