import { eighthNazir } from './eighth-nazir.mjs';
import { eighthProperty } from './eighth-property.mjs';
import { eighthWaqf } from './eighth-waqf.mjs';
import { fifth } from './fifth.mjs';
import { fourth } from './fourth.mjs';
import { nazir } from './nazir.mjs';
import { property } from './property.mjs';
import { sixth } from './sixth.mjs';
import { seventh } from './seventh.mjs';
import { second } from './second.mjs';
import { third } from './third.mjs';
import { waqf } from './waqf.mjs';

/**
 * Deeds by another hand: court prose with kunya and names without بن, portals' forms with English captions and numbers
 * of sketches, ordinals and letters as list marks, earlier judgments and former trustees. Rules may be widened on
 * these; `../other-hand-unseen` only measures. Names and numbers are invented.
 */
export const deeds = [
  {
    id: 'x01',
    type: 'property_deed',
    font: 'scheherazade-new',
    fields: {
      propertyNumber: '212/9',
      issueDate: '1983-12-05',
      location: { city: 'الأحساء', district: 'الصالحية' },
      area: 1280.5,
      ownerName: 'أبو فهد محمد العلي النعيم',
    },
    html: `<p>الحمد لله وحده وبعد، ففي يوم الاثنين الموافق للأول من ربيع الأول عام أربعة وأربعمائة وألف حضر لدي أنا القاضي بالمحكمة المستعجلة بالأحساء أحمد الملحم كل من أبي حمد عيسى الجعفري وأبي فهد محمد العلي النعيم، فأقر الأول قائلاً: بعت على الحاضر معي أبو فهد محمد العلي النعيم الدار المملوكة لي بالصك الصادر من هذه المحكمة برقم 55 في 9/7/1390هـ الواقعة بمحلة الصالحية بالأحساء بثمن قدره ستون ألف ريال وصل بيدي، ومساحة الجميع ألف ومائتان وثمانون متراً ونصف المتر (1280.5) متراً مربعاً، وقال المشتري قبلت. سجل برقم 212/9 وختم عليه وصلى الله على محمد وآله.</p>`,
  },
  {
    id: 'x02',
    type: 'property_deed',
    font: 'cairo',
    fields: {
      propertyNumber: '899310447621',
      issueDate: '2022-02-14',
      location: { city: 'أبها', district: 'الموظفين' },
      area: 987.25,
      ownerName: 'سعيد بن مفرح بن علي آل مشيط',
    },
    html: `<h1>وثيقة ملكية <i>Title Deed</i></h1><div class="grid"><div>Deed No. رقم الوثيقة<br>899310447621</div><div>Issue Date تاريخ الإصدار<br>13/07/1443</div><div>Sketch No. رقم المخطط المساحي<br>5530112098</div><div>Applicant ID هوية مقدم الطلب<br>1033221142</div><div>Owner المالك<br>سعيد بن مفرح بن علي آل مشيط</div><div>Region/City المدينة<br>أبها</div><div>District الحي<br>الموظفين</div><div>Area (sqm) المساحة<br>987.25</div></div>`,
  },
  {
    id: 'x03',
    type: 'waqf_deed',
    font: 'amiri',
    fields: {
      waqfName: 'وقف الجدة حصة',
      purpose: 'تحفيظ القرآن الكريم وكفالة حلقاته',
      conditions: [
        'أن يكون الناظر من أهل العلم والصلاح',
        'أن يخصص عشر الغلة لإصلاح الوقف',
        'ألا يرهن الوقف ولا يقترض عليه',
      ],
      beneficiaries: ['حفظة كتاب الله', 'معلمو الحلقات', 'المحتاجون من الأقارب'],
    },
    html: `<p>الحمد لله وبعد، لدي أنا القاضي بالمحكمة العامة بالزلفي حضرت المرأة حصة المحمد الطيار المعرف بها من أخيها عبدالله وقررت قائلة: إنني أوقفت بيتي الواقع بحي الفيصلية وقفاً ناجزاً لا رجعة فيه وأسميته وقف الجدة حصة وجعلت مصرفه في تحفيظ القرآن الكريم وكفالة حلقاته.</p><p>وشرطت في وقفي: الأول: أن يكون الناظر من أهل العلم والصلاح. الثاني: أن يخصص عشر الغلة لإصلاح الوقف. الثالث: ألا يرهن الوقف ولا يقترض عليه.</p><p>والموقوف عليهم: (أ) حفظة كتاب الله (ب) معلمو الحلقات (ج) المحتاجون من الأقارب</p><p>صدر في 20/10/1416هـ</p>`,
  },
  {
    id: 'x04',
    type: 'nazir_deed',
    font: 'noto-naskh-arabic',
    fields: {
      nazirName: 'أنس عبدالمحسن الدريس',
      nazirId: '1066778893',
      appointmentDate: '2016-11-16',
      authorities: ['تأجير أعيان الوقف', 'استلام الغلة', 'الصرف على المستحقين', 'مراجعة الجهات الحكومية'],
    },
    html: `<h1>صك نظر</h1><p>الحمد لله وحده، بناء على الطلب المقدم من ريم عبدالمحسن الدريس هويتها 1023456781 والمتضمن أن ناظر وقف والدها سابقاً ناصر بن حمد الدريس قد اعتذر، وبالاطلاع على صك النظارة السابق رقم 3384 وتاريخ 5/5/1428هـ، فقد قررت المحكمة في 16/2/1438هـ تولية أنس عبدالمحسن الدريس صاحب الهوية الوطنية 1066778893 النظر على الوقف، ومن صلاحياته: 1- تأجير أعيان الوقف 2- استلام الغلة 3- الصرف على المستحقين 4- مراجعة الجهات الحكومية</p>`,
  },
  ...property,
  ...waqf,
  ...nazir,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighthProperty,
  ...eighthWaqf,
  ...eighthNazir,
];
