import { day } from '../by-hand.mjs';

/** Titles to land, 1377 to 1446 H, that share no wording with those of `../far-hand`. Names are invented. */
export const property = [
  {
    id: 'g01',
    type: 'property_deed',
    font: 'scheherazade-new',
    hijri: '1377-02-23',
    fields: {
      propertyNumber: '94',
      issueDate: day(1377, 2, 23),
      location: { city: 'الهفوف', district: 'النعاثل' },
      area: 356.25,
      ownerName: 'مريم ناصر الخوفي',
    },
    style: 'body { font-size: 22px; line-height: 2.2; padding: 0 12px; text-align: justify } h3 { text-align: center }',
    head: '<h3>ورقة إثبات ملك صادرة من قاضي الأحساء</h3>',
    html: `<p>الحمد لله الذي أمر بكتابة العقود، وأشهد أن لا إله إلا هو، وبعد فقد جاءني في محل الحكم فهد ناصر الخوفي
ومعه توكيل من
أخته مريم ناصر الخوفي مصدق بشهادة جارين، يقول بلسانها إنها تملك بيتاً داخل سور الهفوف بفريق النعاثل، وهبه لها زوجها
الهالك
عبداللطيف النعيم قبل موته بسبعة أعوام وقبضته في صحته، وإن ورثته كانوا ينازعونها ثم أسقطوا ما يدعون في ورقة مؤرخة غرة
رجب
١٣٧٠ محفوظة برقم ٥٣.</p>
<p>وسألتني أن أثبت لها ذلك، فأخذت إقرار الورثة واحداً واحداً، وأرسلت معها أهل الخبرة من البنائين فذرعوا البيت بالمتر
فرجعوا
يقولون: يليه من مطلع الشمس دار الملحم وبينهما جدار مشترك طوله تسعة عشر متراً، ومن مغيبها السكة السد وطولها كذلك، ومن
ناحية
نجم القطب حمام السوق وعرضه ثمانية عشر متراً وثلاثة أرباع، ومن مقابله بيت ابن عفالق وعرضه مثل صاحبه، فجميع ما يدخل في
ذلك
ثلاثمائة وستة وخمسون متراً وربع المتر تكسيراً.</p>
<p>وفي البيت بئر مطوية ومجلس علوي وإيوان وثلاث حجر ومخزن للتمر، وجذوع سقفه من الكندل، ولا يطل منه شيء على أحد من
الجيران إلا
كوة في الإيوان رضوا بها وتعهدت بسدها متى طلبوا. ولم أجد من يقول إن عليه ديناً أو رهناً أو حقاً لبيت المال، وأعلن ذلك في
المسجد
الجامع بعد صلاة الجمعة ثلاث مرات فلم يقم معارض.</p>
<p>فلما لم يبق في نفسي شك كتبت أن مريم ناصر الخوفي هي المالكة للبيت وحدها دون سواها، وأن من عارضها بعد هذا فعليه
البينة،
ومنعت إخوة زوجها من التعرض لها. وجعلت هذه الورقة بيدها مختومة بختمي، ونسختها في كتاب المحكمة تحت رقم ٩٤، وكان الفراغ
منها
ضحوة الأربعاء ثالث وعشرين صفر من عام سبعة وسبعين بعد الثلاثمائة والألف، وأنا كاتبها محمد بن عبدالقادر العكاس.</p>`,
  },
  {
    id: 'g02',
    type: 'property_deed',
    font: 'noto-sans-arabic',
    hijri: '1392-09-05',
    fields: {
      propertyNumber: '3317',
      issueDate: day(1392, 9, 5),
      location: { city: 'جدة', district: 'البغدادية' },
      area: 480.6,
      ownerName: 'أبو نزار عمر أحمد باخشب',
    },
    style: `body { font-size: 15px; color: #1f2a44; word-spacing: 6px } td { border: 0; padding: 2px 6px;
vertical-align: top }
      td:first-child { width: 30%; text-decoration: underline }`,
    head: '<center>كتابة عدل جدة — شعبة الإفراغ<br>* * *</center>',
    html: `<table><tr><td>نمرة السجل</td><td>= ٣٣١٧ =</td></tr><tr><td>يوم التسجيل</td><td>الخميس ٥ رمضان
١٣٩٢</td></tr>
<tr><td>المفرغ</td><td>شركة بن زقر العقارية بموجب تفويضها ٧١ في ١ شعبان ١٣٩٢</td></tr>
<tr><td>المفرغ إليه</td><td>أبو نزار عمر أحمد باخشب ، حضرمي الأصل سعودي الجنسية</td></tr>
<tr><td>مكان الأرض</td><td>البغدادية شمال القصر ، جدة</td></tr>
<tr><td>أبعادها وجيرانها</td><td>بحراً الكورنيش القديم ٢٠ م ؛ شاماً عمارة باناجه ٢٤٫٠٣ م ؛ يمناً أرض الكعكي ٢٤٫٠٣ م ؛
شرقاً
جادة غير مسماة ٢٠ م</td></tr>
<tr><td>صافي الذرع</td><td>أربعمائة وثمانون متراً وستة أعشار المتر المربع</td></tr>
<tr><td>بدل الإفراغ</td><td>مائة وعشرون ألف ريال سعودي</td></tr>
<tr><td>المستند القديم</td><td>٥٨١ في ١٢ ذي الحجة ١٣٧٩</td></tr></table>
<p>أفرغت الشركة ما ذكر إفراغاً باتاً وقبله المفرغ إليه وقبض المستند ، ولا يعمل بما خالف هذا بعد اليوم .</p>
<p style="margin-right:60%">أسعد جمجوم<br>رئيس الشعبة</p>`,
  },
  {
    id: 'g03',
    type: 'property_deed',
    font: 'markazi-text',
    hijri: '1400-12-16',
    fields: {
      propertyNumber: '66120/1',
      issueDate: day(1400, 12, 16),
      location: { city: 'مكة المكرمة', district: 'العتيبية' },
      area: 233.75,
      ownerName: 'عابد سراج كوشك',
    },
    style: `body { font-size: 18px; line-height: 1.5 } table { text-align: center } th { writing-mode: horizontal-tb;
      background: #eef } td { text-align: center; padding: 4px } caption { text-align: right; font-weight: bold }`,
    html: `<div style="text-align:center">إدارة تسجيل الأملاك بالعاصمة المقدسة</div>
<table><caption>استمارة قيد ملك</caption><tr><th>القيد</th><th>يومه</th><th>الدفتر</th><th>الصحيفة</th></tr>
<tr><td>٦٦١٢٠/١</td><td>١٦/١٢/١٤٠٠</td><td>٢٠٤</td><td>٣١</td></tr></table>
<table><caption>أصحاب العلاقة</caption><tr><th></th><th>من</th><th>إلى</th></tr>
<tr><th>الشخص</th><td>ورثة مصطفى سراج كوشك</td><td>عابد سراج كوشك</td></tr>
<tr><th>النفوس</th><td>٨٧٤ / مكة</td><td>١٢٢٠ / مكة</td></tr>
<tr><th>طريق التملك</th><td>إرث ١٣٨٨/٧/٢</td><td>شراء نصيب الشركاء</td></tr></table>
<table><caption>صفة الملك</caption><tr><th>بلدته</th><th>حارته</th><th>جنسه</th><th>شمولاً بالمتر</th></tr>
<tr><td>مكة المكرمة</td><td>العتيبية</td><td>بيت شعبي دوران</td><td>٢٣٣٫٧٥</td></tr></table>
<table><caption>ما يجاوره</caption><tr><th>شامي</th><th>يماني</th><th>شرقي</th><th>غربي</th></tr>
<tr><td>جبل الكعبة</td><td>ملك سقاط</td><td>درج عام</td><td>ملك البوقس</td></tr>
<tr><td>١٢٫٥٠</td><td>١٢٫٥٠</td><td>١٨٫٧٠</td><td>١٨٫٧٠</td></tr></table>
<p style="text-align:center">روجع وطابق الأصل — المسجل: حمدان زيني</p>`,
  },
  {
    id: 'g04',
    type: 'property_deed',
    font: 'harmattan',
    hijri: '1411-04-10',
    fields: {
      propertyNumber: '205',
      issueDate: day(1411, 4, 10),
      location: { city: 'تبوك', district: 'السليمانية' },
      area: 1512.09,
      ownerName: 'عفراء سالم مسلم البلوي',
    },
    style: 'body { font-size: 20px; line-height: 1.7 } dt { font-weight: bold } dd { margin: 0 30px 8px 0 }',
    html: `<div>الحمد لله وحده</div><h1>قرار إحياء وتمليك</h1><dl>
<dt>الدعوى</dt><dd>تقدمت عفراء سالم مسلم البلوي ذات السجل المدني ١٠٩٧٣٩٠١٨٩ بطلب رقم ٩٠٨٢ في ٢/٢/١٤١٠هـ تذكر أنها
أحيت أرضاً مواتاً في
السليمانية بتبوك قبل عام ١٣٨٧هـ بالبناء والغرس.</dd>
<dt>الإجراءات</dt><dd>عممت الدعوى على الجهات، ووقف القاضي بنفسه عليها مع المهندس المساح فرسم لها الكروكي ١١١٨ ووجد
فيها سوراً
وخزان ماء و٤٠ نخلة، ويحدها من أعلى الوادي حرم السكة الحديد بطول ٤٢٫٥ متراً، ومن أسفله مدرسة البنات بطول ٤١ متراً، وعن
اليمين أرض
فضاء، وعن الشمال منزل عطية العطوي.</dd>
<dt>قدر ما أُحيي</dt><dd>ألف وخمسمائة واثنا عشر متراً مربعاً وتسعة سنتيمترات مربعة بعد استبعاد ما يدخل في الشارع وقدره
ثمانون متراً.</dd>
<dt>النتيجة</dt><dd>لما سبق فقد أجبتها إلى طلبها وصارت الأرض من أملاكها الخاصة، تعلن لمن يعترض ستين يوماً.</dd>
<dt>صدور القرار</dt><dd>برقم ٢٠٥ في العاشر من ربيع الثاني لسنة ١٤١١ للهجرة، المحكمة الكبرى بتبوك، فرحان
الجهني.</dd></dl>`,
  },
  {
    id: 'g05',
    type: 'property_deed',
    font: 'ibm-plex-sans-arabic',
    hijri: '1424-07-28',
    fields: {
      propertyNumber: '10/2/1187',
      issueDate: day(1424, 7, 28),
      location: { city: 'نجران', district: 'الفيصلية' },
      area: 799.5,
      ownerName: 'مانع حسين هادي آل منصور',
    },
    style: 'body { font-size: 14.5px; line-height: 2.3; border-right: 6px solid #876; padding-right: 18px }',
    html: `<p>إلى من يهمه أمر هذه الوثيقة ذات العدد 10/2/1187 المسجلة يوم الخميس 28/7/1424هـ في ديوان كتابة العدل
الثانية بنجران، نحيطكم
علماً أن ملكية المنزل المسلح المكون من دورين والمقام على قطعتين ضُمت إحداهما إلى الأخرى (رقم 12 و14، مخطط حي الفيصلية،
نجران)
قد زالت عن كاسب حسين هادي آل منصور، هوية 1004366348، وهو المالك بالعدد 9/870 المسجل في 3/3/1416هـ، ودخلت في ملك أخيه
مانع حسين
هادي آل منصور، هوية 1086000088، مقابل تنازل الثاني عن نصيبه في محطة الوقود، وليس لزوجة الأول نورة صالح اليامي حق فيه
رغم سكناها.</p>
<p>ومساحة ما ذكر سبعمائة وتسعة وتسعون ونصف من الأمتار المربعة (799.5)، ينتهي شمالاً بممر للمشاة (26.00 م)، ويميناً
للخارج منه
بقطعة 16 (30.75 م)، ويساراً بقطعة 10 (30.75 م)، وخلفاً بمسجد الفاروق (26.00 م).</p>
<p>رئيس الديوان علي مهدي الهمامي. حرر بعلم الشاهدين سعيد لسلوم وصالح زمانان.</p>`,
  },
  {
    id: 'g06',
    type: 'property_deed',
    font: 'noto-kufi-arabic',
    hijri: '1436-06-02',
    fields: {
      propertyNumber: '560118840027',
      issueDate: day(1436, 6, 2),
      location: { city: 'ينبع', district: 'الصريف' },
      area: 2034.27,
      ownerName: 'حصة سعد ثامر الفهيد',
    },
    style: `body { font-size: 12px; line-height: 1.9 } .bi { display: grid; grid-template-columns: 1fr 1fr; gap:
30px }
      .ltr { direction: ltr; text-align: left; border-right: 1px solid #aaa; padding-right: 16px }`,
    html: `<h2 style="text-align:center">مستخرج ملكية — Ownership Extract</h2><div class="bi"><div>
رقم المستخرج: 560118840027<br>حرر بتاريخ: 02/06/1436 هـ<br>وبالميلادي: 22/03/2015 م<br>صاحبة الملك: حصة سعد ثامر
الفهيد<br>جنسيتها: سعودية<br>
هويتها: 1061738926<br>وكيلها: ثامر سعد الفهيد، هوية 1048631822<br>البلدة: ينبع<br>المنطقة السكنية: الصريف<br>مقدار
الأرض: 2034.27 متر
مربع<br>أصل التملك: وثيقة 4/77 في 19/01/1418<br>الحد الشمالي: شارع 40 متراً<br>الحد الجنوبي: أرض 9<br>الحد الشرقي:
حديقة<br>الحد الغربي: أرض 5</div>
<div class="ltr">Extract number: 560118840027<br>Drawn up: 02/06/1436 AH<br>Equal to: 22/03/2015<br>Holder: Hessa
Saad Thamer Alfuhaid<br>
Nationality: Saudi<br>Her ID: 1061738926<br>Agent: Thamer Saad Alfuhaid<br>Town: Yanbu<br>Quarter: Al Suraif<br>Land
size: 2034.27 m2<br>
Root of title: 4/77 of 19/01/1418<br>North: street 40 m<br>South: plot 9<br>East: park<br>West: plot 5</div></div>
<p>استخرجه الموظف سامي حماد من قاعدة البيانات ولا يعد صالحاً بعد مضي ثلاثين يوماً على استخراجه.</p>`,
  },
  {
    id: 'g07',
    type: 'property_deed',
    font: 'changa',
    hijri: '1442-01-20',
    fields: {
      propertyNumber: '818302007715',
      issueDate: day(1442, 1, 20),
      location: { city: 'الخرج', district: 'الورود' },
      area: 1060.4,
      ownerName: 'شاهر بن برجس بن نايف القباني',
    },
    style: `body { font-size: 14px } table.w td { border: 0; border-bottom: 1px solid #ccc } .top { display: flex;
      justify-content: space-between; background: #f0ede5; padding: 8px 14px }`,
    html: `<div class="top"><span>الصك ذو الرقم <b>818302007715</b></span><span>1442/01/20</span><span>رقم المعاملة
420077123</span></div>
<p>انتقال: إرث ثم فرز</p><table class="w"><tr><td>رقم القطعة المفرزة</td><td>21/أ</td><td>من
المخطط</td><td>3019</td></tr>
<tr><td>في حي</td><td>الورود</td><td>من مدينة</td><td>الخرج</td></tr></table>
<p>تسلسل اليد على العين:</p><table class="w"><tr><td>1413/05/05</td><td>بلدية
الخرج</td><td>2/511</td><td>2,500.00</td></tr>
<tr><td>1425/09/12</td><td>برجس بن نايف القباني</td><td>6/190</td><td>2,500.00</td></tr>
<tr><td>1439/03/01</td><td>ورثة برجس بن نايف القباني</td><td>618302001180</td><td>2,500.00</td></tr>
<tr><td>1442/01/20</td><td>شاهر بن برجس بن نايف القباني</td><td>818302007715</td><td>1,060.40</td></tr></table>
<p>بعد الفرز أصبح شاهر بن برجس بن نايف القباني ذو الهوية 1099135855 المالك الوحيد للجزء 21/أ وجملة مسطحه 1,060.40
متراً مربعاً ألف
وستون وأربعة أعشار.</p>
<p>أطوال الجزء: 32.00 ش، 32.00 ج، 33.1375 ق، 33.1375 غ.</p>`,
  },
  {
    id: 'g08',
    type: 'property_deed',
    font: 'noto-sans-arabic',
    hijri: '1446-05-15',
    fields: {
      propertyNumber: '3300512790046',
      issueDate: day(1446, 5, 15),
      location: { city: 'الدرعية', district: 'الخليج' },
      area: 421.18,
      ownerName: 'ديما صالح عبدالرحمن الزغيبي',
    },
    style: `body { font-size: 12.5px } .band { background: #263238; color: #fff; padding: 8px; text-align: center }
      .half { display: grid; grid-template-columns: 60% 40% } .half > div { padding: 8px; border: 1px solid #cfd8dc }
      .half small { color: #607d8b; direction: ltr; display: inline-block }`,
    html: `<div class="band">صفحة عقارية <small>Title Page</small></div><div class="half">
<div>رقم العقار في السجل <small>Property UID</small><br><b>3300512790046</b></div>
<div>رقم آخر صك <small>Latest deed</small><br><b>919223310084</b></div>
<div>تقع في <small>Located in</small><br><b>حي الخليج، محافظة الدرعية</b></div>
<div>تاريخ إثبات الصفحة <small>Page recorded</small><br><b>15/05/1446 (17/11/2024)</b></div>
<div>ملك <small>Held by</small><br><b>ديما صالح عبدالرحمن الزغيبي — 1116536911</b></div>
<div>المساحة المعتمدة بعد الرفع <small>Surveyed</small><br><b>421.18 م²</b></div>
<div>المساحة في الصك القديم <small>As deeded</small><br><b>420.00 م²</b></div>
<div>تاريخ الصك القديم <small>Old deed</small><br><b>08/10/1440</b></div>
<div>القيود <small>Encumbrance</small><br><b>رهن لصالح بنك، مرتهن منذ 01/06/1446</b></div>
<div>رقم الرفع المساحي <small>Survey</small><br><b>RS-77120</b></div></div>
<p>العنوان الوطني: 7714 طريق الأمير مشعل. يلغي إثبات هذه الصفحة كل وثيقة سبقتها على العين ذاتها.</p>`,
  },
];
