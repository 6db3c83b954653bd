/* Waqfs and their deeds: creation, upload, processing, review and approval. */

export const declineReasonRequired = {
  ar: 'اكتب سبب الاعتذار في 3 أحرف إلى 1000',
  en: 'Write why you decline, in 3 to 1000 characters',
};
export const filingNumber = { ar: 'رقم القيد مطلوب', en: 'The filing number is required' };
export const filingNumberLong = {
  ar: 'رقم القيد أطول من 60 حرفًا',
  en: 'The filing number is longer than 60 characters',
};
export const assetValueRequired = { ar: 'قيمة الأصول مطلوبة', en: 'The value of the assets is required' };
export const assetReference = {
  ar: 'اكتب رقم التقرير واسم المقيّم، أو رقم الصك، في 3 أحرف إلى 200',
  en: 'Write the number of the report and its valuer, or of the deed, in 3 to 200 characters',
};
export const differenceReasonRequired = {
  ar: 'اكتب سبب المتابعة مع هذا الاختلاف في 5 أحرف إلى 1000',
  en: 'Write why you go on with this difference, in 5 to 1000 characters',
};
export const fieldNotReviewed = {
  ar: 'أكّد هذا الحقل أو صحّحه قبل الاعتماد',
  en: 'Confirm or correct this field before approval',
};
export const nameRequired = { ar: 'اسم الوقف مطلوب', en: 'The name of the waqf is required' };
export const descriptionRequired = {
  ar: 'وصف الوقف مطلوب',
  en: 'The description of the waqf is required, at least 10 characters',
};
export const nameLong = {
  ar: 'اسم الوقف أطول من 200 حرف',
  en: 'The name of the waqf is longer than 200 characters',
};
export const descriptionLong = {
  ar: 'وصف الوقف أطول من 2000 حرف',
  en: 'The description of the waqf is longer than 2000 characters',
};
export const choose = { ar: 'يجب اختيار الوقف', en: 'Choose a waqf' };
export const fileType = { ar: 'نوع الملف غير مدعوم', en: 'The file type is not supported' };
export const fileSize = { ar: 'حجم الملف كبير جداً', en: 'The file is too large' };
export const notFound = { ar: 'الوقف غير موجود', en: 'The waqf was not found' };
export const notAccessible = {
  ar: 'الوقف غير موجود أو لا يمكن الوصول إليه',
  en: 'The waqf was not found or is not accessible',
};
export const alreadyApproved = { ar: 'تم اعتماد هذا الوقف مسبقاً', en: 'This waqf is already approved' };
export const createForbidden = { ar: 'ليس لديك صلاحية لإنشاء الأوقاف', en: 'You have no permission to create waqfs' };
export const approveForbidden = {
  ar: 'ليس لديك صلاحية لاعتماد هذا الوقف',
  en: 'You have no permission to approve this waqf',
};
export const editForbidden = {
  ar: 'ليس لديك صلاحية لتعديل هذا الوقف',
  en: 'You have no permission to change this waqf',
};
export const created = { ar: 'أُنشئ الوقف', en: 'Waqf created' };
export const createdWithAccount = {
  ar: 'أُنشئ الوقف وفُتح حسابه البنكي',
  en: 'Waqf created and its bank account opened',
};
export const createFailed = { ar: 'خطأ في إنشاء الوقف', en: 'Error while creating the waqf' };
export const updateFailed = { ar: 'خطأ في التحديث', en: 'Error while updating' };
export const uploaded = { ar: 'رُفعت الوثيقة', en: 'Document uploaded' };
export const uploadFailed = { ar: 'خطأ في رفع الوثيقة', en: 'Error while uploading the document' };
export const uploadDefault = { ar: 'فشل رفع الوثيقة', en: 'The upload failed' };
export const processed = { ar: 'تمت معالجة الوثائق', en: 'Documents processed' };
export const processFailed = { ar: 'خطأ في معالجة الوثائق', en: 'Error while processing the documents' };
export const approved = { ar: 'تم اعتماد الوقف', en: 'Waqf approved' };
export const approveFailed = { ar: 'خطأ في اعتماد الوقف', en: 'Error while approving the waqf' };
export const deedFieldRequired = { ar: 'حقل الصك مطلوب', en: 'The field of the deed is required' };
export const deedFieldsRequired = {
  ar: 'حقول الصك المصححة مطلوبة',
  en: 'The corrected fields of the deed are required',
};
export const deedFieldsLong = {
  ar: 'ما تصححه في مرة واحدة أطول مما يُقبل. صحّح كل حقل على حدة',
  en: 'These corrections are too long to be sent at once. Correct one field at a time',
};
export const deedFieldForeign = {
  ar: 'هذا الحقل ليس من حقول هذا الصك',
  en: 'This field does not belong to this deed',
};
export const deedText = { ar: 'اكتب نصًا من حرفين على الأقل', en: 'Write at least two characters' };
export const deedTextLong = { ar: 'النص أطول من المسموح', en: 'The text is longer than allowed' };
export const deedDayFuture = { ar: 'التاريخ في المستقبل', en: 'The date is in the future' };
export const deedArea = { ar: 'المساحة رقم أكبر من صفر', en: 'The area is a number greater than zero' };
export const deedList = { ar: 'اكتب بندًا واحدًا على الأقل', en: 'Write at least one item' };
