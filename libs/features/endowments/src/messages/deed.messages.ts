import { defineMessages } from '@waqf/platform-web';

/** Names of deeds, fields, stages and states of reading, used in the same way on every screen. */
export const deedMessages = defineMessages({
  'type.property_deed': { ar: 'صك الملكية', en: 'Property deed' },
  'type.waqf_deed': { ar: 'صك الوقفية', en: 'Waqf deed' },
  'type.nazir_deed': { ar: 'صك النظارة', en: 'Nazir deed' },
  // The same names within a sentence.
  'inText.property_deed': { ar: 'صك الملكية', en: 'property deed' },
  'inText.waqf_deed': { ar: 'صك الوقفية', en: 'waqf deed' },
  'inText.nazir_deed': { ar: 'صك النظارة', en: 'nazir deed' },
  'about.property_deed': { ar: 'من يملك العقار الموقوف', en: 'Who owns the endowed property' },
  'about.waqf_deed': { ar: 'الغرض وشروط الواقف والموقوف عليهم', en: 'Purpose, conditions and beneficiaries' },
  'about.nazir_deed': { ar: 'من يتولى النظارة وصلاحياته', en: 'Who the nazir is and what they may do' },
  'kind.property_deed': { ar: 'ملكية', en: 'Property' },
  'kind.waqf_deed': { ar: 'وقفية', en: 'Waqf' },
  'kind.nazir_deed': { ar: 'نظارة', en: 'Nazir' },

  'status.uploaded': { ar: 'جاهز للمعالجة', en: 'Ready to process' },
  'status.processing': { ar: 'يُقرأ الآن', en: 'Being read' },
  'status.processed': { ar: 'اكتمل', en: 'Done' },
  'status.byHand': { ar: 'يُدخل يدويًا', en: 'Entered by hand' },
  'status.error': { ar: 'تعذرت القراءة', en: 'Could not be read' },

  'stage.received': { ar: 'رُفع الملف وفُحص', en: 'Uploaded and checked' },
  'stage.page': { ar: 'قراءة الصفحة', en: 'Reading the page' },
  'stage.type': { ar: 'تمييز نوع الصك', en: 'Identifying the type of deed' },
  'stage.fields': { ar: 'استخراج الحقول', en: 'Extracting the fields' },
  'stage.checks': { ar: 'تحقق من التواريخ والأرقام', en: 'Checking dates and numbers' },
  'took.seconds': { ar: '{seconds} ث', en: '{seconds} s' },
  'took.less': { ar: 'أقل من 0.1 ث', en: 'under 0.1 s' },
  soon: { ar: 'بعد قليل', en: 'Soon' },

  'field.propertyNumber': { ar: 'رقم العقار', en: 'Property number' },
  'field.issueDate': { ar: 'تاريخ الصك', en: 'Date of the deed' },
  'field.location': { ar: 'الموقع', en: 'Location' },
  'field.area': { ar: 'المساحة', en: 'Area' },
  'field.ownerName': { ar: 'المالك', en: 'Owner' },
  'field.waqfName': { ar: 'اسم الوقف', en: 'Name of the waqf' },
  'field.purpose': { ar: 'الغرض من الوقف', en: 'Purpose of the waqf' },
  'field.conditions': { ar: 'شروط الواقف', en: 'Conditions of the founder' },
  'field.beneficiaries': { ar: 'الموقوف عليهم', en: 'Beneficiaries' },
  'field.nazirName': { ar: 'اسم الناظر', en: 'Name of the nazir' },
  'field.nazirId': { ar: 'رقم هوية الناظر', en: 'National ID of the nazir' },
  'field.appointmentDate': { ar: 'تاريخ التعيين', en: 'Date of appointment' },
  'field.authorities': { ar: 'صلاحيات الناظر', en: 'Authorities of the nazir' },

  squareMetres: { ar: '{area} م²', en: '{area} m²' },
  notInDeed: { ar: 'لم يُذكر في هذا الصك', en: 'Not stated in this deed' },
  notAvailable: { ar: 'غير متاح', en: 'Not available' },
});
