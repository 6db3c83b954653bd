import { dateForms, dayFrom, someDay } from './dates.mjs';
import { isTornByWaw, listStyles } from './lists.mjs';
import { letterhead, ornaments, someLook, styleOf } from './look.mjs';
import { areaForms, plain } from './numbers.mjs';
import { someId, someName } from './people.mjs';
import { boundaries, cities, districts } from './places.mjs';
import { seeded, seedOf } from './random.mjs';
import { splits } from './splits.mjs';

const types = ['property_deed', 'waqf_deed', 'nazir_deed'];

/**
 * One deed of a split: its page and its truth. The same name always gives the same deed.
 * @param {'train' | 'calibration' | 'test'} split
 * @param {number} index types take turns; every third deed of a type is prose
 * @returns {{truth: object, font: string, body: string, style: string}}
 */
export function composeDeed(split, index) {
  const id = `${split}-${String(index).padStart(3, '0')}`;
  const random = seeded(seedOf(id));
  const type = types[index % 3];
  const look = someLook(random, split);
  const deed = { id, split, type, random, look, wording: splits[split][type], facts: someFacts(random, split, type) };
  const prose = Math.floor(index / 3) % 3 === 1;
  const written = prose ? writeProse(deed) : writeLabelled(deed);
  const digits = random.chance(0.5) ? 'arab' : 'latn';
  const body = inDigits(`${written.html}${ornaments(look, splits[split].frame, random)}`, digits);
  return {
    truth: {
      id,
      type,
      split,
      layout: written.layout,
      font: look.font,
      digits,
      cal: dateForms[deed.facts.dateForm].calendar,
      fields: fieldsOf(deed.facts, type, written.shown),
    },
    font: look.font,
    body,
    style: styleOf(look),
  };
}

function someFacts(random, split, type) {
  const { dates, areas, spelling } = splits[split];
  const wording = splits[split][type];
  const day = someDay(random, 1990, 2024);
  const form = random.pick(dates);
  const area = random.chance(0.5) ? random.whole(180, 6000) : random.whole(18000, 900000) / 100;
  const write = (one) => dateForms[form].write(one);
  const sides = random.shuffle(boundaries[split]);
  const person = (options) => someName(random, split, options);
  const facts = {
    day,
    dateForm: form,
    area,
    waqfItems: {
      conditions: random.some(wording.conditions ?? [], random.whole(2, 5)),
      beneficiaries: random.some(wording.beneficiaries ?? [], random.whole(2, 4)),
      authorities: random.some(wording.authorities ?? [], random.whole(3, 6)),
    },
    slots: {
      deed: random.digits(random.pick([9, 12, 12])),
      date: write(day),
      area: areaForms[random.pick(areas)](area, spelling),
      city: random.pick(cities),
      district: random.pick(districts[split]),
      owner: person(),
      ownerId: someId(random),
      seller: person(),
      sellerId: someId(random),
      judge: person(),
      other: person(),
      founder: person(),
      founderId: someId(random),
      nazir: person(),
      nazirId: someId(random),
      plot: String(random.whole(2, 999)),
      plan: String(random.whole(100, 4999)),
      price: String(random.whole(90, 4000) * 1000),
      oldDeed: random.digits(12),
      oldDate: write(someDay(random, 1978, 1989)),
      phone: random.digits(8),
      later: write(dayAfter(day, 500)),
      north: sides[0],
      south: sides[1],
      east: sides[2],
      west: sides[3],
      appointed: write(day),
      waqf: type === 'nazir_deed' ? random.pick(splits[split].waqf_deed.names) : random.pick(wording.names ?? ['']),
      purpose: random.pick(wording.purposes ?? ['']),
      propertyNumber: random.digits(random.pick([10, 14, 16])),
    },
  };
  const laterDay = (days) =>
    write(dayFrom(new Date(Date.parse(`${day.iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)));
  Object.assign(facts.slots, wording.moreSlots?.(random, { someId, laterDay }));
  return facts;
}

const dayAfter = ({ iso }, days) => dayFrom(new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10));

/** Prose is about men unless it has {lady} or {company}; labelled deeds may name a woman or a resident. */
function someoneElse(random, split) {
  if (random.chance(0.25)) return [someName(random, split, { female: true }), someId(random)];
  return random.chance(0.12) ? [someName(random, split, { joined: false }), someId(random, '2')] : null;
}

const fill = (template, slots) => template.replace(/\{(\w+)\}/g, (whole, name) => slots[name] ?? whole);

function writeProse({ random, look, split, wording, facts }) {
  const at = random.whole(0, wording.prose.length - 1);
  const slots = ownedAsWritten(
    wording.slotsFor?.(wording.prose[at], facts.slots) ?? facts.slots,
    wording,
    wording.prose[at],
    random,
    split,
  );
  const pages = random.chance(0.2) ? 2 : 1;
  const { frame } = splits[split];
  const paragraphs = wording.prose[at].split('\n').map((paragraph) => {
    const listed = /^\{(conditions|beneficiaries|authorities)\}$/.exec(paragraph);
    if (listed) return writeList(random, split, wording.noun, facts.waqfItems, listed[1], false);
    const filled = paragraph.replace(/\{(conditions|beneficiaries|authorities)\}/g, (_, name) =>
      writeList(random, split, wording.noun, facts.waqfItems, name, true),
    );
    return `<p>${fill(filled, slots)}</p>`;
  });
  const filler = pages === 2 ? [...frame.fillers, ...frame.fillers].map((line) => `<p>${line}</p>`).join('') : '';
  const broken =
    pages === 2 ? [...paragraphs.slice(0, 1), filler, '<div class="break"></div>', ...paragraphs.slice(1)] : paragraphs;
  const title = `<h1>${random.pick(wording.titles)}</h1>`;
  const office = random.chance(0.5)
    ? `<div>${fill(random.pick(wording.offices), { city: facts.slots.city })}</div>`
    : '';
  return {
    html: `${letterhead(look, frame, random, office)}${title}${broken.join('')}`,
    layout: `prose-${at + 1}`,
    shown: { ...slots, propertyShown: wording.prose[at].includes('{propertyNumber}') },
  };
}

/** The owner of a deed in prose about a woman or a company. */
function ownedAsWritten(slots, wording, text, random, split) {
  if (text.includes('{lady}')) {
    const lady = someName(random, split, { female: true });
    return { ...slots, owner: lady, lady };
  }
  if (!text.includes('{company}')) return slots;
  const company = random.pick(wording.companies);
  return { ...slots, owner: company, company };
}

/** A list in one of the split's styles. Where only و separates, items with a word that begins with و are replaced. */
function writeList(random, split, noun, items, name, inline) {
  const styles = Object.values(listStyles[split]).filter((style) => style.inline === inline);
  const style = random.pick(styles);
  if (style.waw) {
    const whole = items[name].filter((item) => !isTornByWaw(item));
    if (whole.length < 2) return styles.find((one) => !one.waw).write(items[name], noun);
    items[name] = whole;
  }
  return style.write(items[name], noun);
}

function writeLabelled({ random, look, split, type, wording, facts }) {
  const layout = random.pick(Object.keys(splits[split].layouts));
  const { frame } = splits[split];
  const slots = { ...facts.slots };
  const other = someoneElse(random, split);
  if (other && type === 'property_deed') [slots.owner, slots.ownerId] = other;
  if (wording.companies && random.chance(0.1))
    [slots.owner, slots.ownerId] = [random.pick(wording.companies), someId(random, '7')];
  if (other && type === 'nazir_deed') [slots.nazir, slots.nazirId] = other;
  let pairs = labelledPairs(random, type, wording, slots, plain(facts.area));
  let beside = '';
  if (look.head !== 'middle' && random.chance(0.5)) {
    const isOfHead = ({ key }) => key === 'deedNumber' || key === 'issueDate';
    beside = pairs
      .filter(isOfHead)
      .map(({ label, value }) => `<div>${label}: ${value}</div>`)
      .join('');
    pairs = pairs.filter((pair) => !isOfHead(pair));
  }
  const lists = Object.entries(wording.headings ?? {}).map(([name, headings]) => ({
    heading: random.pick(headings),
    html: writeList(random, split, wording.noun, facts.waqfItems, name, random.chance(0.35)),
  }));
  const opening = random.pick(wording.openings);
  const twoPages = random.chance(0.15);
  const filler = twoPages ? [...frame.fillers, ...frame.fillers].map((line) => `<p>${line}</p>`).join('') : '';
  const doc = {
    pairs,
    lists,
    opening:
      `${opening ? `<p>${fill(opening, slots)}</p>` : ''}${filler}` + `${twoPages ? '<div class="break"></div>' : ''}`,
    closing: random
      .some(wording.closings, random.whole(1, 2))
      .filter(Boolean)
      .map((line) => `<p>${fill(line, slots)}</p>`)
      .join(''),
  };
  const office = fill(random.pick(wording.offices), { city: slots.city });
  const html =
    `${letterhead(look, frame, random, beside)}<div style="text-align:center">${office}` +
    `</div><h1>${random.pick(wording.titles)}</h1>${splits[split].layouts[layout](doc)}`;
  return { html, layout, shown: { ...slots, propertyShown: pairs.some(({ key }) => key === 'propertyNumber') } };
}

/** Labels and values in the order of the deed: fields to read, mixed with other information. */
function labelledPairs(random, type, wording, slots, bareArea) {
  const pair = (key, value) => ({ key, label: random.pick(wording.labels[key]), value });
  const extras = random
    .some(wording.extras, random.whole(1, 5))
    .map(([label, value]) => ({ key: 'extra', label, value: fill(value, slots) }));
  const among = (pairs) => (random.chance(0.4) ? random.shuffle([...pairs, ...extras]) : [...pairs, ...extras]);
  const number = [pair('deedNumber', slots.deed)];
  if (type === 'property_deed') {
    if (random.chance(0.35)) number.push(pair('propertyNumber', slots.propertyNumber));
    const place = random.chance(0.5)
      ? [pair('city', slots.city), pair('district', slots.district)]
      : [pair('location', fill(random.pick(wording.places), slots))];
    return [
      ...number,
      pair('issueDate', slots.date),
      ...among([
        pair('ownerName', slots.owner),
        pair('ownerId', slots.ownerId),
        ...place,
        withUnit(pair('area', slots.area), wording, bareArea),
      ]),
    ];
  }
  if (type === 'waqf_deed')
    return [
      ...number,
      pair('issueDate', slots.date),
      ...among([
        pair('waqfName', slots.waqf),
        pair('purpose', slots.purpose),
        pair('founder', slots.founder),
        pair('founderId', slots.founderId),
      ]),
    ];
  return [
    ...number,
    ...among([
      pair('waqfName', slots.waqf),
      pair('nazirName', slots.nazir),
      pair('nazirId', slots.nazirId),
      pair('appointmentDate', slots.appointed),
      pair('founder', slots.founder),
    ]),
  ];
}

/** After a label that names the unit, the amount has none. */
const withUnit = (pair, wording, bareArea) =>
  wording.unitLabels?.includes(pair.label) ? { ...pair, value: bareArea } : pair;

function fieldsOf({ day, area, waqfItems }, type, shown) {
  if (type === 'property_deed') {
    return {
      propertyNumber: shown.propertyShown ? shown.propertyNumber : shown.deed,
      issueDate: day.iso,
      location: { city: shown.city, district: shown.district },
      area,
      ownerName: shown.owner,
    };
  }
  if (type === 'waqf_deed')
    return {
      waqfName: shown.waqf,
      purpose: shown.purpose,
      conditions: waqfItems.conditions,
      beneficiaries: waqfItems.beneficiaries,
    };
  return {
    nazirName: shown.nazir,
    nazirId: shown.nazirId,
    appointmentDate: day.iso,
    authorities: waqfItems.authorities,
  };
}

/** Changes the digits of the text, but not those of the markup. */
function inDigits(html, digits) {
  if (digits === 'latn') return html;
  return html.replace(/<[^>]*>|&\w+;|(\d)[.](?=\d\d?(?!\d|\.))|\d/g, (match, whole) => {
    if (whole !== undefined) return `${String.fromCharCode(0x660 + Number(whole))}٫`;
    return match.length > 1 ? match : String.fromCharCode(0x660 + Number(match));
  });
}
