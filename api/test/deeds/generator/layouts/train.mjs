import { propertyLayouts } from './train-property.mjs';

/** Layouts of labelled deeds in the train split. Each takes `{pairs, lists, opening, closing}` and gives HTML. */
const list = ({ heading, html }) => `<h2>${heading}</h2>${html}`;
const lists = (doc) => doc.lists.map(list).join('');
const chunk = (items, size) => items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []));

export const layouts = {
  'table-of-two': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs.map(({ label, value }) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'lines-with-colon': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<div><b>${label}:</b> ${value}</div>`).join('') +
    `${lists(doc)}${doc.closing}`,
  'grid-label-above': (doc) =>
    `${doc.opening}<div class="grid">` +
    doc.pairs.map(({ label, value }) => `<div><i>${label}</i><br>${value}</div>`).join('') +
    `</div>${lists(doc)}${doc.closing}`,
  'table-of-four': (doc) =>
    `${doc.opening}<table>${chunk(doc.pairs, 2)
      .map((row) => `<tr>${row.map(({ label, value }) => `<th>${label}</th><td>${value}</td>`).join('')}</tr>`)
      .join('')}</table>${lists(doc)}${doc.closing}`,
  'heads-over-values': (doc) =>
    `${doc.opening}${chunk(doc.pairs, 3)
      .map(
        (row) =>
          `<table><tr>${row.map(({ label }) => `<th>${label}</th>`).join('')}</tr>
          <tr>${row.map(({ value }) => `<td>${value}</td>`).join('')}</tr></table>`,
      )
      .join('')}${lists(doc)}${doc.closing}`,
  'lists-in-cells': (doc) =>
    `${doc.opening}<table>` +
    [...doc.pairs, ...doc.lists.map(({ heading, html }) => ({ label: heading, value: html }))]
      .map(({ label, value }) => `<tr><th style="width:32%">${label}</th><td>${value}</td></tr>`)
      .join('') +
    `</table>${doc.closing}`,
  'sections-of-persons': (doc) =>
    `${doc.opening}${sectionsOf(doc.pairs)
      .map(
        ({ title, pairs }) =>
          `<h2>${title}</h2><table>${pairs
            .map(
              ({ label, value }) => `<tr><th
          style="width:34%">${label}</th><td>${value}</td></tr>`,
            )
            .join('')}</table>`,
      )
      .join('')}${lists(doc)}${doc.closing}`,
  'table-of-parties': (doc) => partiesOf(doc),
  'arabic-beside-english': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs
      .map(
        ({ key, label, value }) =>
          `<tr><th style="width:28%">${label}</th><td>${value}</td><td class="en" dir="ltr"
          style="width:26%">${english[key] ?? ''}</td></tr>`,
      )
      .join('') +
    `</table>${lists(doc)}${doc.closing}`,
  'run-on-labels': (doc) =>
    `${doc.opening}${chunk(doc.pairs, 4)
      .map((pairs) => `<p>${pairs.map(({ label, value }) => `${label}: ${value}`).join('، ')}.</p>`)
      .join('')}${lists(doc)}${doc.closing}`,
  'numbered-form': (doc) =>
    `${doc.opening}<table>` +
    doc.pairs
      .map(
        ({ label, value }, at) =>
          `<tr><td style="width:7%">${at + 1}</td><td>${label}</td><td><b>${value}</b></td></tr>`,
      )
      .join('') +
    `</table>${lists(doc)}${doc.closing}`,
  ...propertyLayouts,
  'sections-of-one-table': (doc) =>
    `${doc.opening}<table><tr><th colspan="2">البيانات الأساسية</th></tr>` +
    doc.pairs.map(({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('') +
    doc.lists
      .map(({ heading, html }) => `<tr><th colspan="2">${heading}</th></tr><tr><td colspan="2">${html}</td></tr>`)
      .join('') +
    `</table>${doc.closing}`,
  'lists-side-by-side': (doc) =>
    `${doc.opening}` +
    doc.pairs.map(({ label, value }) => `<div>${label} : ${value}</div>`).join('') +
    `<table style="margin-top:5mm"><tr>` +
    doc.lists.map(({ heading }) => `<th>${heading}</th>`).join('') +
    `</tr><tr>` +
    doc.lists.map(({ html }) => `<td style="vertical-align:top">${html}</td>`).join('') +
    `</tr></table>${doc.closing}`,
  'unruled-columns': (doc) =>
    `${doc.opening}` +
    doc.pairs
      .map(
        ({ label, value }) =>
          `<div style="display:flex"><div style="width:38%;font-weight:700">${label}</div>
          <div style="width:62%">${value}</div></div>`,
      )
      .join('') +
    doc.lists
      .map(
        ({ heading, html }) =>
          `<div style="display:flex;margin-top:3mm"><div style="width:30%;font-weight:700">${heading}</div>
          <div style="width:70%">${html}</div></div>`,
      )
      .join('') +
    `${doc.closing}`,
  'numbered-fields': (doc) =>
    `${doc.opening}` +
    [...doc.pairs, ...doc.lists.map(({ heading, html }) => ({ label: heading, value: html }))]
      .map(({ label, value }, at) => `<div>${at + 1}- ${label}: ${value}</div>`)
      .join('') +
    `${doc.closing}`,
  'fields-in-a-sentence': (doc) =>
    `${doc.opening}${chunk(doc.pairs, 3)
      .map((row) => `<p>${row.map(({ label, value }) => `${label}: ${value}`).join('، ')}.</p>`)
      .join('')}${doc.lists.map(({ heading, html }) => `<p><u>${heading}:</u></p>${html}`).join('')}${doc.closing}`,
  'lists-before-fields': (doc) =>
    `${doc.opening}${lists(doc)}<table>` +
    doc.pairs.map(({ label, value }) => `<tr><td style="width:35%">${label}:</td><td>${value}</td></tr>`).join('') +
    `</table>${doc.closing}`,
};

const english = {
  deedNumber: 'Deed No.',
  propertyNumber: 'Property No.',
  issueDate: 'Date of issue',
  ownerName: 'Owner',
  ownerId: 'National ID',
  city: 'City',
  district: 'District',
  location: 'Location',
  area: 'Area',
  waqfName: 'Name of endowment',
  purpose: 'Purpose',
  founder: 'Founder',
  founderId: 'Founder ID',
  nazirName: 'Trustee (Nazir)',
  nazirId: 'Trustee ID',
  appointmentDate: 'Date of appointment',
};

/** Each person has a section whose labels are only "name" or "id"; all other labels belong to the deed. */
const persons = {
  nazirName: ['بيانات الناظر', 'الاسم'],
  nazirId: ['بيانات الناظر', 'الهوية'],
  founder: ['بيانات الواقف', 'الاسم'],
  founderId: ['بيانات الواقف', 'الهوية'],
  ownerName: ['بيانات المالك', 'الاسم'],
  ownerId: ['بيانات المالك', 'الهوية'],
};

function sectionsOf(pairs) {
  const sections = new Map();
  for (const pair of pairs) {
    const [title, label] = persons[pair.key] ?? ['بيانات الوثيقة', pair.label];
    sections.set(title, [...(sections.get(title) ?? []), { ...pair, label }]);
  }
  return [...sections].map(([title, own]) => ({ title, pairs: own }));
}

/** A table of the parties with their capacities, as in electronic deeds; all other pairs are lines above it. */
const capacities = { nazirName: 'ناظر', founder: 'واقف', ownerName: 'مالك' };
const idOf = { nazirName: 'nazirId', founder: 'founderId', ownerName: 'ownerId' };

function partiesOf(doc) {
  const valueOf = (key) => doc.pairs.find((pair) => pair.key === key)?.value ?? '—';
  const parties = doc.pairs.filter(({ key }) => key in capacities);
  const rest = doc.pairs.filter(({ key }) => !(key in capacities) && !Object.values(idOf).includes(key));
  const rows = parties
    .map(({ key, value }) => `<tr><td>${value}</td><td>${valueOf(idOf[key])}</td><td>${capacities[key]}</td></tr>`)
    .join('');
  return (
    `${doc.opening}` +
    rest.map(({ label, value }) => `<div>${label} : ${value}</div>`).join('') +
    `<h2>الأطراف</h2><table><tr><th>الاسم</th><th>رقم الهوية / السجل</th><th>الصفة</th></tr>` +
    `${rows}</table>${lists(doc)}${doc.closing}`
  );
}
