/** Waqf deeds of the calibration split that are told rather than listed. */
export const waqfProse = [
  'أشهدنا {founder} على نفسه أنه سبّل داره وما حولها لله تعالى، وأطلق على ما سبّله {waqf}. وحدد المراد من ذلك بقوله: هو {purpose} لا غير. ثم عدّد من يصرف لهم:\n{beneficiaries}\nثم بيّن ضوابطه:\n{conditions}\nوأثبتته الدائرة بعدد {deed} يوم {date}.',
  'بطاقة وقف\nعنوان الوقف {waqf}. صاحبه {founder}. مجاله {purpose}. أهله: {beneficiaries}. أحكامه: {conditions}. قيد في {date} بعدد {deed}، أمام {judge}.',
  'قررت الشركة في اجتماع ملاكها، ويمثلهم {founder}، إنشاء وقف مستقل الذمة عنوانه ({waqf})، على أن يكون ريعه في {purpose}. وتضمن القرار هذه الأحكام:\n{conditions}\nواعتبر القرار من أهل الوقف الفئات الآتي ذكرها:\n{beneficiaries}\nوثق القرار {judge} بـ{city} في {date}.',
  'وصية نافذة: توفي {founder} رحمه الله عن وصية كتبها بخطه، مضمونها أن يحبس ربع تركته وأن يسمى حبيسه {waqf}، وأن يكون همّه {purpose}، وأن ينال خيره {beneficiaries}، وقد قيّد القائمين عليه بقيود هي: {conditions}. أجازها الورثة عند {judge} بتاريخ {date}.',
  'لدى الدائرة الأولى مثلت المحبسة عن نفسها وأقرت بما حاصله أن ما تملكه من محلات في {city} صار حبيساً مؤبداً، وتخيرت له من الأسماء {waqf}، وجعلت همه الأول {purpose}. فأما الضوابط فمنها:\n{conditions}\nوأما من لهم الاستحقاق فهم {beneficiaries}. والله خير الشاهدين. {date}.',
  'س: ما اسم الحبيس؟ ج: {waqf}. س: وما المراد منه؟ ج: {purpose}. س: فمن أهله؟ ج:\n{beneficiaries}\nس: وما أحكامه؟ ج:\n{conditions}\nانتهى سؤال {founder}، وضبطه {judge} في {date}.',
];
