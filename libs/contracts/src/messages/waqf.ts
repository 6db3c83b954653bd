/** Waqfs and their deeds: creation, upload, processing, review and approval. */
export const waqfCatalogue = {
  nameRequired: { ar: 'اسم الوقف مطلوب', en: 'The name of the waqf is required' },
  descriptionRequired: {
    ar: 'وصف الوقف مطلوب',
    en: 'The description of the waqf is required, at least 10 characters',
  },
  choose: { ar: 'يجب اختيار الوقف', en: 'Choose a waqf' },
  fileType: { ar: 'نوع الملف غير مدعوم', en: 'The file type is not supported' },
  fileSize: { ar: 'حجم الملف كبير جداً', en: 'The file is too large' },
  notFound: { ar: 'الوقف غير موجود', en: 'The waqf was not found' },
  notAccessible: {
    ar: 'الوقف غير موجود أو لا يمكن الوصول إليه',
    en: 'The waqf was not found or is not accessible',
  },
  alreadyApproved: { ar: 'تم اعتماد هذا الوقف مسبقاً', en: 'This waqf is already approved' },
  createForbidden: { ar: 'ليس لديك صلاحية لإنشاء الأوقاف', en: 'You have no permission to create waqfs' },
  approveForbidden: {
    ar: 'ليس لديك صلاحية لاعتماد هذا الوقف',
    en: 'You have no permission to approve this waqf',
  },
  editForbidden: { ar: 'ليس لديك صلاحية لتعديل هذا الوقف', en: 'You have no permission to change this waqf' },
  created: { ar: 'أُنشئ الوقف', en: 'The waqf is created' },
  createdWithAccount: {
    ar: 'أُنشئ الوقف وفُتح حسابه البنكي',
    en: 'The waqf is created and its bank account is open',
  },
  createFailed: { ar: 'خطأ في إنشاء الوقف', en: 'Error while creating the waqf' },
  updateFailed: { ar: 'خطأ في التحديث', en: 'Error while updating' },
  uploaded: { ar: 'رُفعت الوثيقة', en: 'The document is uploaded' },
  uploadFailed: { ar: 'خطأ في رفع الوثيقة', en: 'Error while uploading the document' },
  uploadDefault: { ar: 'فشل رفع الوثيقة', en: 'The upload failed' },
  processed: { ar: 'تمت معالجة الوثائق', en: 'The documents are processed' },
  processFailed: { ar: 'خطأ في معالجة الوثائق', en: 'Error while processing the documents' },
  approved: { ar: 'تم اعتماد الوقف', en: 'The waqf is approved' },
  approveFailed: { ar: 'خطأ في اعتماد الوقف', en: 'Error while approving the waqf' },
  deedFieldRequired: { ar: 'حقل الصك مطلوب', en: 'The field of the deed is required' },
  deedFieldsRequired: { ar: 'حقول الصك المصححة مطلوبة', en: 'The corrected fields of the deed are required' },
} as const;
