/** HTML of the sample deeds: several layouts of each type, as deeds of different years and offices look. */

const arabicDigits = (text) => String(text).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const ordinals = ['أولاً', 'ثانياً', 'ثالثاً', 'رابعاً', 'خامساً', 'سادساً', 'سابعاً'];

const emblem =
  '<svg width="56" height="56" viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="2"><circle cx="28" cy="28" r="26"/><path d="M28 12v26M20 18c2-6 6-6 8-2 2-4 6-4 8 2M16 44l24-8M40 44l-24-8"/></svg>';

function page({ title, office, look, body, official, fonts }) {
  const { accent } = look;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${title}</title><style>${fonts}
    @page { size: A4; margin: 0 }
    body { font: 14px/1.95 'Deed', sans-serif; margin: 0; color: #16211c }
    main { box-sizing: border-box; min-height: 296mm; padding: 16mm 17mm;
    ${borderOf(look)} }
    header { display: flex; justify-content: space-between; align-items: center; color: ${accent} }
    header div { line-height: 1.7; font-weight: 700 }
    h1 { text-align: center; font-size: 24px; margin: 14px 0 18px; color: ${accent} }
    h2 { font-size: 16px; margin: 18px 0 6px; color: ${accent} }
    table { width: 100%; border-collapse: collapse; margin: 8px 0 }
    td, th { border: 1px solid #9aa8a1; padding: 6px 10px; text-align: right; vertical-align: top }
    th { background: #eef3f0; font-weight: 700; white-space: nowrap }
    .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 28px; margin: 12px 0 }
    .cards small { display: block; color: #5c6b64; font-size: 12px } .cards b { font-weight: 700 }
    p { margin: 10px 0; text-align: ${look.justify ? 'justify' : 'right'} }
    ul, ol { margin: 4px 0; padding-inline-start: 22px } li { margin: 2px 0 }
    footer { margin-top: 34px; display: flex; justify-content: space-between } aside { margin-top: 26px;
    font-size: 10.5px; color: #7d8a84; text-align: center }
  </style></head><body><main>
  <header><div>المملكة العربية السعودية<br>وزارة العدل<br>${office}</div>${emblem}<div style="font-weight:400">بسم الله
  الرحمن الرحيم</div></header>
  <h1>${title}</h1>${body}
  <footer><span>${official}</span><span>الختم</span></footer>
  <aside>نسخة تدريبية أعدت لتجربة المنصة، ولا أثر لها في الإثبات.</aside></main></body></html>`;
}

const rows = (pairs) =>
  `<table>${pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
const cards = (pairs) =>
  `<div class="cards">` +
  pairs.map(([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`).join('') +
  `</div>`;
const lines = (pairs) => pairs.map(([label, value]) => `<p><b>${label}:</b> ${value}</p>`).join('');
const list = {
  ordinals: (items) => `<p>${items.map((item, index) => `${ordinals[index]}: ${item}`).join('، ')}.</p>`,
  rows: (items) => items.map((item, index) => `<div>${ordinals[index]}: ${item}.</div>`).join(''),
  numbers: (items) => items.map((item, index) => `<div>${index + 1}- ${item}.</div>`).join(''),
  bullets: (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
};
const sides = (deed) =>
  `<h2>الحدود والأطوال</h2><table><tr><th>الجهة</th><th>الحد</th><th>الطول</th></tr>` +
  deed.sides.map((side) => `<tr>${side.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('') +
  `</table>`;

const property = {
  table: (d) =>
    rows([
      ['رقم العقار', d.number],
      ['تاريخ الصك', d.date],
      ['اسم المالك', d.owner],
      ['رقم الهوية الوطنية', d.ownerId],
      ['المدينة', d.city],
      ['الحي', d.district],
      ['رقم القطعة', d.plot],
      ['رقم المخطط', d.plan],
      ['المساحة', `${d.area} متر مربع (${d.areaWords})`],
    ]) +
    sides(d) +
    '<p>وعليه جرى التصديق وتحرر هذا الصك لإثبات الملكية، وصلى الله على نبينا محمد.</p>',
  prose: (d) => `<p>رقم الصك: ${d.number} &nbsp;&nbsp;&nbsp;&nbsp; تاريخ الإصدار: ${d.date}</p>
  <p>الحمد لله وحده، والصلاة والسلام على من لا نبي بعده، وبعد:</p>
    <p>ففي مجلس التوثيق لديّ أنا كاتب العدل ${d.official} حضر البائع وأقر بأن قطعة الأرض رقم ${d.plot}
    من المخطط رقم ${d.plan} الواقعة في حي ${d.district}
    بمدينة ${d.city}، وحدودها وأطوالها كالتالي:
    ${d.sides.map(([side, edge, length]) => `${side}: ${edge} بطول ${length}`).join('، ')}.</p>
    <p>ومساحتها: (${d.area}) ${d.areaWords}
    فقط.</p><p>قد انتقلت ملكيتها إلى: ${d.owner}، سعودي الجنسية بموجب الهوية الوطنية رقم ${d.ownerId}، وعليه جرى
    التصديق.</p>`,
  cards: (d) =>
    cards([
      ['رقم العقار', d.number],
      ['تاريخ الوثيقة', d.date],
      ['المدينة', d.city],
      ['اسم الحي', d.district],
      ['مساحة العقار (م2)', d.area],
      ['رقم المخطط', d.plan],
    ]) +
    `<h2>بيانات الملاك</h2><table><tr><th>اسم المالك</th><th>الجنسية</th><th>رقم الهوية</th>` +
    `<th>نسبة التملك</th></tr><tr><td>${d.owner}</td><td>سعودي</td><td>${d.ownerId}` +
    `</td><td>100%</td></tr></table>` +
    `<p>مساحة العقار كتابةً: ${d.areaWords}.</p>` +
    sides(d),
};

const waqf = {
  table: (d) =>
    rows([
      ['رقم الصك', d.number],
      ['تاريخ الصك', d.date],
      ['اسم الواقف', d.founder],
      ['رقم هوية الواقف', d.founderId],
      ['اسم الوقف', d.name],
      ...(d.purpose ? [['الغرض من الوقف', d.purpose]] : []),
      ['الموقوف عليهم', d.beneficiaries.join('، ')],
    ]) + `<h2>شروط الواقف</h2>${list[d.list](d.conditions)}<p>وقفاً منجزاً لا رجعة فيه، والله خير الشاهدين.</p>`,
  prose: (d) => `<p>رقم الصك: ${d.number} &nbsp;&nbsp;&nbsp;&nbsp; التاريخ: ${d.date}</p>
  <p>الحمد لله وحده وبعد، فقد حضر لديّ أنا القاضي ${d.official} المكلف شرعاً ${d.founder}
  سعودي الجنسية بموجب الهوية الوطنية رقم ${d.founderId}
  وأقر وهو بحالته المعتبرة شرعاً بأنه أوقف لله تعالى عقاره الواقع في حي ${d.district} بمدينة ${d.city}
  وقفاً منجزاً باسم (${d.name}).</p>
    ${d.purpose ? `<p>والغرض من هذا الوقف: ${d.purpose}.</p>` : ''}<p>والموقوف عليهم هم:
    ${d.beneficiaries.join('، ')}.</p><p>وقد اشترط في وقفه الشروط الآتية:</p>${list[d.list](d.conditions)}<p>وبعد سماع
    إقراره ثبتت لديّ وقفية ما ذكر، وبه حكمت.</p>`,
  form: (d) =>
    `<h2>بيانات الوقف</h2>` +
    lines([
      ['مسمى الوقف', d.name],
      ['رقم الصك', d.number],
      ['تاريخ الصك', d.date],
      ['الواقف', d.founder],
      ...(d.purpose ? [['مصرف الوقف', d.purpose]] : []),
    ]) +
    `<h2>المستفيدون</h2>${list.bullets(d.beneficiaries)}<h2>شروط الوقف</h2>` +
    `${list[d.list](d.conditions)}`,
};

const nazir = {
  table: (d) =>
    rows([
      ['رقم الصك', d.number],
      ['التاريخ', d.date],
      ['اسم الوقف', d.name],
      ['اسم الناظر', d.nazir],
      ['رقم هوية الناظر', d.nazirId],
      ['تاريخ التعيين', d.appointed],
    ]) + `<h2>صلاحيات الناظر</h2>${list[d.list](d.authorities)}`,
  prose: (d) =>
    `<p>رقم الوثيقة: ${d.number} &nbsp;&nbsp;&nbsp;&nbsp; التاريخ: ${d.appointed}` +
    `</p><p>الحمد لله وحده وبعد، فلديّ أنا القاضي ${d.official} وبناءً على الطلب المقدم من ` +
    `${d.founder}، فقد ثبتت لديّ أهلية ${d.nazir} سعودي الجنسية بموجب الهوية الوطنية رقم ` +
    `${d.nazirId} وأقمته ناظراً على ${d.name} العائد للواقف ${d.founder}` +
    `، وجعلت له من الصلاحيات ما يأتي:</p>${list[d.list](d.authorities)}` +
    `<p>وأوصيته بتقوى الله في السر والعلن وأن يحفظ الوقف ويرعاه، وبه حكمت.</p>`,
  form: (d) =>
    lines([
      ['اسم الناظر', d.nazir],
      ['رقم الهوية الوطنية', d.nazirId],
      ['الوقف', d.name],
      ['رقم القرار', d.number],
      ['تاريخ القرار', d.date],
      ['تاريخ مباشرة النظارة', d.appointed],
    ]) + `<h2>الصلاحيات الممنوحة</h2>${list[d.list](d.authorities)}`,
};

const layouts = { property_deed: property, waqf_deed: waqf, nazir_deed: nazir };

/** The whole page of one deed. `deed.digits` 'arab' writes its numbers in Arabic-Indic digits. */
export function deedHtml(type, deed, fonts) {
  const inDigits = (value) =>
    deed.digits === 'arab'
      ? Array.isArray(value)
        ? value.map(inDigits)
        : typeof value === 'string' || typeof value === 'number'
          ? arabicDigits(value)
          : value
      : value;
  const written = Object.fromEntries(Object.entries(deed).map(([key, value]) => [key, inDigits(value)]));
  const body = layouts[type][deed.layout](written);
  return page({
    title: deed.title,
    office: deed.office,
    look: deed.look,
    body,
    official: `${deed.officialTitle}: ${deed.official}`,
    fonts,
  });
}

function borderOf({ accent, frame }) {
  if (frame === 'double') return `border: 4px double ${accent}; margin: 0`;
  return frame === 'band' ? `border-top: 10px solid ${accent}` : '';
}
