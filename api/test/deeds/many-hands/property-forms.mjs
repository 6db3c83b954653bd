import { day } from '../by-hand.mjs';
import { struckTwice } from '../old-producers.mjs';

/**
 * Titles as forms: grants, notaries' tables, portals and the registry, 1391 to 1446 H. Names and numbers are
 * invented.
 */
export const propertyForms = [
  {
    id: 'm07',
    type: 'property_deed',
    font: 'lateef',
    hijri: '1391-09-08',
    fields: {
      propertyNumber: '2219',
      issueDate: day(1391, 9, 8),
      location: { city: 'تبوك', district: 'العزيزية' },
      area: 400,
      ownerName: 'سالم محمد عودة العطوي',
    },
    style: `body { font-size: 22px; line-height: 1.7 } h2 { text-align: center; border: 1px solid #000; padding: 4px
}`,
    html: `<div>وزارة العدل<br>كتابة عدل تبوك</div><h2>صك منحة سكنية</h2>
<p>رقم الصك .......... ٢٢١٩ .......... جلد .......... ١١ ..........</p>
<p>اسم الممنوح .......... سالم محمد عودة العطوي ..........</p>
<p>رقم حفيظته .......... ٢٠٠٥ .......... مصدرها .......... تبوك ..........</p>
<p>نوع العقار .......... أرض فضاء .......... مدينة .......... تبوك .......... حي .......... العزيزية ..........</p>
<p>رقم القطعة .......... ١٧٣ .......... رقم البلك .......... ٩ .......... رقم المخطط .......... ١٢ ت ..........</p>
<p>شمالاً .... قطعة ١٧٢ .... بطول .... ٢٠ م &nbsp; جنوباً .... قطعة ١٧٤ .... بطول .... ٢٠ م</p>
<p>شرقاً .... شارع ١٢ م .... بطول .... ٢٠ م &nbsp; غرباً .... قطعة ١٦٠ .... بطول .... ٢٠ م</p>
<p>المساحة .......... ٤٠٠ متر مربع .......... فقط أربعمائة متر مربع</p>
<p>مستند المنح .......... الأمر السامي رقم ١٦٧٥٣ في ١٣٩٠/٨/٢٩ وخطاب البلدية ٩٨٨ في ١٣٩١/٢/١٤</p>
<p>حرر في اليوم .... الثامن .... من شهر .... رمضان .... سنة .... ١٣٩١ .... هجرية</p>
<p>كاتب العدل .......... محمود مطلق البلوي ..........</p>`,
  },
  {
    id: 'm08',
    type: 'property_deed',
    font: 'tajawal',
    hijri: '1412-05-28',
    fields: {
      propertyNumber: '845/16',
      issueDate: day(1412, 5, 28),
      location: { city: 'المدينة المنورة', district: 'قباء' },
      area: 518.62,
      ownerName: 'عواطف حمزة أسعد الخطيب',
    },
    style:
      'body { font-size: 14.5px; line-height: 1.7 } th { background: #eee; width: 18% } .m td { text-align: center }',
    head: struckTwice('<h1>صك ملكية</h1><div>كتابة العدل الأولى بالمدينة المنورة</div>'),
    html: `<table><tr><th>الرقم العام</th><td>٨٤٥/١٦</td><th>التاريخ</th><td>٢٨/٥/١٤١٢هـ</td></tr>
<tr><th>يوافقه</th><td>٤/١٢/١٩٩١م</td><th>المرفقات</th><td>كروكي ٧٧٥</td></tr></table>
<h2>بيانات المتعاقدين</h2>
<table><tr><th></th><th>البائع</th><th>المشتري</th></tr>
<tr><td>الاسم</td><td>ورثة مصطفى كامل حافظ عنهم ابنهم كامل</td><td>عواطف حمزة أسعد الخطيب</td></tr>
<tr><td>السجل المدني</td><td>١٠٦٣٨٩٥٧٨١</td><td>١٠٥٧٩٥٦٨٤٧</td></tr>
<tr><td>الوكيل</td><td>—</td><td>زوجها أنور طه زاهد ١٠١٢٤٤٦٧٨٥</td></tr></table>
<h2>وصف المبيع</h2>
<table class="m"><tr><th>المدينة</th><th>الحي</th><th>المخطط</th><th>القطعة</th><th>البلك</th></tr>
<tr><td>المدينة المنورة</td><td>قباء</td><td>٢٦/م/١٤٠٤</td><td>٣٣٨</td><td>٥</td></tr></table>
<table class="m"><tr><th>الاتجاه</th><th>شمال</th><th>جنوب</th><th>شرق</th><th>غرب</th></tr>
<tr><td>الطول</td><td>١٨٫٤٠</td><td>١٨٫٤٠</td><td>٢٨٫١٨٦</td><td>٢٨٫١٨٦</td></tr>
<tr><td>المجاور</td><td>شارع ١٠</td><td>قطعة ٣٤٠</td><td>بستان النويعمة</td><td>قطعة ٣٣٦</td></tr></table>
<p>والمساحة الكلية (٥١٨٫٦٢) خمسمائة وثمانية عشر متراً مربعاً واثنان وستون سنتيمتراً مربعاً. والمبيع مسجل سابقاً بالصك
١٩٠/٧ في ٣/١١/١٣٩٨هـ باسم مورث البائعين.</p>
<p>جرى التوثيق بحضور الشاهدين طلال عبدالغني جمال الليل وعدنان سليم الحجار. كاتب العدل: غازي محمد رشيد</p>`,
  },
  {
    id: 'm09',
    type: 'property_deed',
    font: 'ibm-plex-sans-arabic',
    hijri: '1433-08-17',
    fields: {
      propertyNumber: '910113028847',
      issueDate: day(1433, 8, 17),
      location: { city: 'الرياض', district: 'الملقا' },
      area: 625.5,
      ownerName: 'بندر بن عبدالله بن صالح الفهاد',
    },
    style: `body { font-size: 15px; line-height: 2 } .h { display: flex; justify-content: space-between } h1 {
      margin: 24px 0 }`,
    head: `<div class="h"><span>وزارة العدل<br>كتابة العدل الأولى بشمال الرياض</span><span>الرقم :
٩١٠١١٣٠٢٨٨٤٧<br>التاريخ : ١٧ / ٨ / ١٤٣٣ هـ</span></div>`,
    html: `<h1>صك</h1><p>الحمد لله وحده والصلاة والسلام على من لا نبي بعده، وبعد:</p>
<p>فإن قطعة الأرض ٢٧٤٠ وقطعة الأرض ٢٧٤١ من البلك رقم ٣٩ من المخطط رقم ٣١١٤ الواقع في حي الملقا بمدينة الرياض.</p>
<p>وحدودها وأطوالها كالتالي:</p>
<p>شمالاً: شارع عرض ١٥م<br>بطول: (٢٥) خمسة وعشرون متراً<br>جنوباً: قطعة رقم ٢٧٥٠<br>بطول: (٢٥) خمسة وعشرون
متراً<br>شرقاً: قطعة رقم ٢٧٤٢<br>بطول: (٢٥٫٠٢) خمسة وعشرون متراً وسنتيمتران<br>غرباً: قطعة رقم ٢٧٣٩<br>بطول: (٢٥٫٠٢)
خمسة وعشرون متراً وسنتيمتران</p>
<p>ومساحتها: (٦٢٥٫٥) ستمائة وخمسة وعشرون متراً مربعاً وخمسون سنتيمتراً مربعاً فقط</p>
<p>والمستند في إفراغها على الصك الصادر من هذه الإدارة برقم ٣١٠١٠٩٠١٦٦٢٨ في ٢٠ / ٣ / ١٤٣١ هـ.</p>
<p>قد انتقلت ملكيتها إلى: بندر بن عبدالله بن صالح الفهاد بموجب هوية وطنية رقم ١٠٤٥٧٥٢٢٠٩ وتنتهي في ٩ / ١ / ١٤٤٠ هـ،
من: طارق بن فهد بن حمود الرميح بموجب هوية وطنية رقم ١٠٩٨٠٠٤٦٠٧، بثمن وقدره ١٬٣٧٥٬٠٠٠ مليون وثلاثمائة وخمسة وسبعون ألف
ريال. وعليه جرى التصديق تحريراً في ١٧ / ٨ / ١٤٣٣ هـ لاعتماده، وصلى الله على نبينا محمد وآله وصحبه وسلم.</p>
<p>كاتب العدل<br>عبدالملك بن إبراهيم السحيم</p>`,
  },
  {
    id: 'm10',
    type: 'property_deed',
    font: 'cairo',
    hijri: '1439-01-20',
    fields: {
      propertyNumber: '317405002219',
      issueDate: day(1439, 1, 20),
      location: { city: 'بريدة', district: 'الأفق' },
      area: 1012.9,
      ownerName: 'هيلة بنت سليمان بن ناصر الخضيري',
    },
    style: `body { font-size: 12.5px; line-height: 1.6 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 2px
36px }
      .g p { margin: 0; border-bottom: 1px solid #ccd; padding: 5px 0; display: flex; justify-content: space-between }
      h2 { color: #14532d; font-size: 14px; border-right: 5px solid #14532d; padding-right: 8px }`,
    head: '<h1>صك ملكية عقار</h1><div>وزارة العدل | الإفراغ العقاري الإلكتروني</div>',
    html: `<h2>معلومات الصك</h2><div class="g"><p><span>رقم الصك:</span><span>317405002219</span></p>
<p><span>تاريخ الصك:</span><span>20/01/1439هـ</span></p><p><span>رقم الطلب:</span><span>390044718</span></p>
<p><span>حالة الصك:</span><span>فعال</span></p><p><span>الصك السابق:</span><span>317401000083</span></p>
<p><span>تاريخ السابق:</span><span>11/07/1434هـ</span></p></div>
<h2>معلومات العقار</h2><div
class="g"><p><span>المنطقة:</span><span>القصيم</span></p><p><span>المدينة:</span><span>بريدة</span></p>
<p><span>الحي:</span><span>الأفق</span></p><p><span>رقم المخطط:</span><span>ق/ب/1190</span></p>
<p><span>رقم القطعة:</span><span>66 / أ</span></p><p><span>رقم البلك:</span><span>غير مذكور</span></p>
<p><span>الاستعمال:</span><span>سكني</span></p><p><span>المساحة:</span><span>1,012.90 متر مربع</span></p></div>
<h2>الأطراف</h2><div class="g"><p><span>اسم البائع:</span><span>فواز بن عايد بن سعد الحربي</span></p><p><span>هوية
البائع:</span><span>1089226250</span></p>
<p><span>وكيل البائع:</span><span>عايد بن سعد الحربي</span></p><p><span>هوية الوكيل:</span><span>1052777735</span></p>
<p><span>اسم المشتري (المالك):</span><span>هيلة بنت سليمان بن ناصر الخضيري</span></p><p><span>هوية
المشتري:</span><span>1017490085</span></p>
<p><span>نسبة التملك:</span><span>100%</span></p><p><span>قيمة البيع:</span><span>820,000 ريال</span></p></div>
<p>هذا الصك مستخرج آلياً ولا يحتاج إلى توقيع أو ختم. رمز التحقق: 7QK4-MZ19</p>`,
  },
  {
    id: 'm11',
    type: 'property_deed',
    font: 'noto-sans-arabic',
    hijri: '1444-04-03',
    fields: {
      propertyNumber: '4100277315',
      issueDate: day(1444, 4, 3),
      location: { city: 'جدة', district: 'الشراع' },
      area: 276.33,
      ownerName: 'إياد محمد طاهر فلمبان',
    },
    style: `body { font-size: 12px; line-height: 1.5 } td { border: 0; border-bottom: 1px solid #dde; padding: 6px
8px }
      .en { direction: ltr; text-align: left; color: #567 } .b { background: #0b5; color: #fff; padding: 3px 9px }`,
    html: `<h1>وثيقة تملك عقار</h1><div class="en">Title Deed — Ministry of Justice</div>
<div class="b">بيانات الوثيقة &nbsp; Deed information</div>
<table><tr><td>رقم الوثيقة</td><td>393211045506</td><td class="en">Deed Number</td></tr>
<tr><td>تاريخ الوثيقة</td><td>1444/04/03 هـ الموافق 2022/10/28 م</td><td class="en">Deed Date</td></tr>
<tr><td>تاريخ آخر تحديث</td><td>1445/09/17 هـ</td><td class="en">Last Update</td></tr></table>
<div class="b">بيانات العقار &nbsp; Property information</div>
<table><tr><td>رقم العقار</td><td>4100277315</td><td class="en">Property Number</td></tr>
<tr><td>نوع العقار</td><td>قطعة أرض مبنية (دوبلكس)</td><td class="en">Property Type</td></tr>
<tr><td>المدينة / الحي</td><td>جدة / الشراع</td><td class="en">City / District</td></tr>
<tr><td>المخطط</td><td>505/ج/س</td><td class="en">Plan No.</td></tr>
<tr><td>القطعة</td><td>1882 - 2</td><td class="en">Parcel No.</td></tr>
<tr><td>مساحة العقار</td><td>276.33 م²</td><td class="en">Property Area</td></tr>
<tr><td>مساحة البناء</td><td>391.00 م²</td><td class="en">Built-up Area</td></tr></table>
<div class="b">بيانات الملاك &nbsp; Owners</div>
<table><tr><td>إياد محمد طاهر فلمبان</td><td>1095717516</td><td>سعودي</td><td>100 %</td></tr></table>
<div class="b">الرهون والقيود &nbsp; Encumbrances</div>
<table><tr><td>مرهون لصالح: مصرف الإنماء</td><td>عقد 88014602</td><td>1444/04/10 هـ</td></tr></table>
<p>امسح رمز الاستجابة السريعة للتحقق من صحة الوثيقة عبر منصة ناجز. <span dir="ltr">Scan the QR code to
verify.</span></p>`,
  },
  {
    id: 'm12',
    type: 'property_deed',
    font: 'almarai',
    hijri: '1446-07-07',
    fields: {
      propertyNumber: '5580134427',
      issueDate: day(1446, 7, 7),
      location: { city: 'الرياض', district: 'العارض' },
      area: 3048.12,
      ownerName: 'وقف الراية الأهلي',
    },
    style: `body { font-size: 13px; line-height: 1.6 } .c { display: grid; grid-template-columns: repeat(4, 1fr);
gap: 8px 14px }
      .c b { display: block; font-weight: 700; color: #222 } .c span { color: #888; font-size: 11px }
      h2 { background: #f0ece2; padding: 4px 10px; font-size: 14px }`,
    head: '<h1>صك تسجيل ملكية</h1><div>السجل العقاري — Real Estate Registry</div>',
    html: `<h2>القيد</h2><div class="c"><div><span>رقم صك التسجيل</span><b>814220067391</b></div><div><span>رقم
العقار</span><b>5580134427</b></div>
<div><span>تاريخ التسجيل</span><b>07-07-1446</b></div><div><span>التاريخ الميلادي</span><b>2025-01-07</b></div></div>
<h2>عنوان العقار</h2><div class="c"><div><span>المنطقة</span><b>منطقة
الرياض</b></div><div><span>المدينة</span><b>الرياض</b></div>
<div><span>الحي</span><b>العارض</b></div><div><span>الشارع</span><b>غير مذكور</b></div></div>
<h2>وصف العقار</h2><div class="c"><div><span>الطبيعة</span><b>أرض خام</b></div><div><span>المساحة بالمتر
المربع</span><b>3,048.12</b></div>
<div><span>رقم القطعة</span><b>901</b></div><div><span>رقم المخطط</span><b>غير مذكور</b></div></div>
<table><tr><th>الحد</th><th>النوع</th><th>الطول</th></tr><tr><td>الشمالي</td><td>شارع 36 م</td><td>60.02</td></tr>
<tr><td>الجنوبي</td><td>جار 903</td><td>60.02</td></tr><tr><td>الشرقي</td><td>جار 902</td><td>50.79</td></tr>
<tr><td>الغربي</td><td>شارع 20 م</td><td>50.78</td></tr></table>
<h2>المالك</h2><div class="c"><div><span>اسم المالك</span><b>وقف الراية الأهلي</b></div><div><span>رقم شهادة
الوقف</span><b>7012238840</b></div>
<div><span>الناظر</span><b>عبدالحميد راشد محمد السيف</b></div><div><span>هوية
الناظر</span><b>1032429670</b></div></div>
<h2>المالك السابق</h2><div class="c"><div><span>الاسم</span><b>راشد محمد عبدالحميد
السيف</b></div><div><span>الهوية</span><b>1021346471</b></div>
<div><span>سند الانتقال</span><b>إيقاف</b></div><div><span>تاريخه</span><b>29-05-1446</b></div></div>`,
  },
];
