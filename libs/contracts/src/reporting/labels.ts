import type { Bilingual } from '../problem/index.js';

/** The report types of `GET /api/reports/{type}`: the first three are views of the books, the others are statements. */
export const reportTypes = [
  'financial',
  'waqf_summary',
  'detailed',
  'position',
  'charge_discharge',
  'activities',
  'cash_flow',
  'distributions',
  'nazir_year',
  'beneficiary',
] as const;
export type ReportType = (typeof reportTypes)[number];
/** Title of a guardian's account: the beneficiary's statement, for a minor. */
export const wardReportTitle = { ar: 'حساب ما قُبض للقاصر', en: 'Account of what a minor received' };

/** Reports on waqfs; `beneficiary` is a person's own statement, read in their portal. */
export const waqfReportTypes = reportTypes.filter((type) => type !== 'beneficiary');

/** How often a scheduled report is sent. */
export const scheduleFrequencies = ['month', 'quarter', 'year'] as const;
export type ScheduleFrequency = (typeof scheduleFrequencies)[number];

/** Titles of reports, also used for the files made from them. */
export const reportTitles: Readonly<Record<ReportType, Bilingual>> = {
  financial: { ar: 'التقرير المالي', en: 'Financial report' },
  waqf_summary: { ar: 'ملخص الأوقاف', en: 'Summary of waqfs' },
  detailed: { ar: 'التقرير التفصيلي', en: 'Detailed report' },
  position: { ar: 'قائمة المركز المالي', en: 'Statement of financial position' },
  charge_discharge: { ar: 'بيان العهدة والإبراء', en: 'Statement of charge and discharge' },
  activities: { ar: 'قائمة الأنشطة', en: 'Statement of activities' },
  cash_flow: { ar: 'قائمة التدفقات النقدية', en: 'Statement of cash flows' },
  distributions: { ar: 'بيان التوزيعات', en: 'Statement of distributions' },
  nazir_year: { ar: 'تقرير الناظر السنوي', en: 'The nazir’s annual report' },
  beneficiary: { ar: 'كشف ما وصل المستفيد', en: 'Statement of a beneficiary' },
};

/** How often a report is sent, as part of a sentence. */
export const scheduleFrequencyLabels: Readonly<Record<ScheduleFrequency, Bilingual>> = {
  month: { ar: 'كل شهر', en: 'Every month' },
  quarter: { ar: 'كل ثلاثة أشهر', en: 'Every quarter' },
  year: { ar: 'كل سنة', en: 'Every year' },
};

/**
 * What files are made of: reports, the pack for auditors and for the handover of a waqf, and the copy of what the
 * platform holds of a person.
 */
export const exportedReports = [...reportTypes, 'pack', 'personal_data'] as const;
export type ExportedReport = (typeof exportedReports)[number];
export const exportedTitles: Readonly<Record<ExportedReport, Bilingual>> = {
  ...reportTitles,
  pack: { ar: 'حزمة المراجعة والتسليم', en: 'Pack for audit and handover' },
  personal_data: { ar: 'نسخة من بياناتك', en: 'Copy of your data' },
};

/** Headings of the sections of reports. */
export const sectionLabels = {
  income: { ar: 'الإيراد حسب المصدر', en: 'Income by source' },
  expenses: { ar: 'المصروف حسب التصنيف', en: 'Expenses by category' },
  corpus: { ar: 'أصل الوقف', en: 'Corpus' },
  assets: { ar: 'الأصول', en: 'Assets' },
  liabilities: { ar: 'الالتزامات', en: 'Liabilities' },
  net_assets: { ar: 'صافي الأصول', en: 'Net assets' },
  charge: { ar: 'ما في عهدة الناظر', en: 'Charge of the nazir' },
  discharge: { ar: 'ما أُبرئت منه ذمته', en: 'Discharge of the nazir' },
  yield: { ar: 'حركة الغلة', en: 'Movement of the yield' },
  receipts: { ar: 'المقبوضات', en: 'Receipts' },
  payments: { ar: 'المدفوعات', en: 'Payments' },
  balance: { ar: 'رصيد الحساب الرئيسي', en: 'Balance of the main account' },
  owed: { ar: 'مستحقات المستفيدين', en: 'Owed to beneficiaries' },
  conditions: { ar: 'التوزيع وفق شروط الواقف', en: 'Distribution by the founder’s conditions' },
  asset: { ar: 'حال أصل الوقف', en: 'State of the endowed asset' },
  at_end: { ar: 'ما في عهدة الناظر في آخر المدة', en: 'In the nazir’s charge at the end' },
  next_year: { ar: 'المتوقع في السنة التالية', en: 'Expected in the following year' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type SectionKey = keyof typeof sectionLabels;

/** Labels of statement lines that are neither a source of income nor a category of expenses. */
export const lineLabels = {
  no_source: { ar: 'إيراد بلا مصدر مسجل', en: 'Income without a source' },
  no_category: { ar: 'مصروف بلا تصنيف مسجل', en: 'Expenses without a category' },
  income_total: { ar: 'إجمالي الإيراد', en: 'Total income' },
  expenses_total: { ar: 'إجمالي المصروف', en: 'Total expenses' },
  corpus_additions: { ar: 'ما دخل على أصل الوقف', en: 'Received for the corpus' },
  main_account: { ar: 'في الحساب الرئيسي', en: 'In the main account' },
  sub_accounts: { ar: 'في الحسابات الفرعية', en: 'In sub-accounts' },
  assets_total: { ar: 'إجمالي الأصول', en: 'Total assets' },
  payable: { ar: 'مستحقات لم تُصرف', en: 'Shares not yet paid' },
  held: { ar: 'ما صُرف إلى الحسابات الفرعية', en: 'Paid to sub-accounts' },
  liabilities_total: { ar: 'إجمالي الالتزامات', en: 'Total liabilities' },
  corpus: { ar: 'أصل الوقف', en: 'Corpus' },
  reserve: { ar: 'الاحتياطي', en: 'Reserve' },
  ghalla: { ar: 'الغلة', en: 'Yield' },
  net_assets_total: { ar: 'إجمالي صافي الأصول', en: 'Total net assets' },
  opening: { ar: 'رصيد أول المدة', en: 'Opening balance' },
  yield_received: { ar: 'إيراد الغلة', en: 'Yield income' },
  other_received: { ar: 'مقبوضات أخرى', en: 'Other receipts' },
  charge_total: { ar: 'إجمالي العهدة', en: 'Total charge' },
  expenses_paid: { ar: 'مصروفات الوقف', en: 'Expenses of the waqf' },
  distributed: { ar: 'ما صُرف للمستفيدين', en: 'Paid to beneficiaries' },
  other_paid: { ar: 'مدفوعات أخرى', en: 'Other payments' },
  closing: { ar: 'رصيد آخر المدة', en: 'Closing balance' },
  discharge_total: { ar: 'إجمالي الإبراء والباقي', en: 'Total discharge and closing' },
  net: { ar: 'الصافي', en: 'Net' },
  to_reserve: { ar: 'حُوّل إلى الاحتياطي', en: 'Moved to the reserve' },
  allotted: { ar: 'خُصص للمستفيدين', en: 'Allotted to beneficiaries' },
  other_movements: { ar: 'تحويلات أخرى', en: 'Other movements' },
  receipts_total: { ar: 'إجمالي المقبوضات', en: 'Total receipts' },
  payments_total: { ar: 'إجمالي المدفوعات', en: 'Total payments' },
  upkeep: { ar: 'عمارة الوقف ومصروفه', en: 'Upkeep and expenses' },
  nazir_fee: { ar: 'أجرة الناظر', en: 'Fee of the nazir' },
  unallotted: { ar: 'بقي في الغلة بلا مستحق', en: 'Stayed in the yield, nobody being entitled' },
  divided: { ar: 'غلة المدد المقسومة', en: 'Yield of the periods divided' },
  expected_income: { ar: 'إيراد متكرر', en: 'Repeating income' },
  expected_expenses: { ar: 'مصروف متكرر', en: 'Repeating expenses' },
  expected_net: { ar: 'صافي المتوقع', en: 'Expected net' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type LineKey = keyof typeof lineLabels;

/** Labels of the figures in the exported file. */
export const adminFigureLabels = {
  totalUsers: { ar: 'المستخدمون', en: 'Users' },
  newUsersThisMonth: { ar: 'مستخدمون جدد هذا الشهر', en: 'New users this month' },
  totalWaqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  newWaqfsThisMonth: { ar: 'أوقاف جديدة هذا الشهر', en: 'New waqfs this month' },
  totalBalance: { ar: 'مجموع الأرصدة', en: 'Total balances' },
  dailyTransactions: { ar: 'المعاملات اليومية', en: 'Daily transactions' },
  adminUsers: { ar: 'مديرو النظام', en: 'Administrators' },
  waqifUsers: { ar: 'الواقفون', en: 'Founders' },
  nazirUsers: { ar: 'النظار', en: 'Nazirs' },
  beneficiaryUsers: { ar: 'المستفيدون', en: 'Beneficiaries' },
  approvedWaqfs: { ar: 'أوقاف معتمدة', en: 'Approved waqfs' },
  pendingWaqfs: { ar: 'أوقاف قيد المراجعة', en: 'Waqfs under review' },
  todayTransactions: { ar: 'معاملات اليوم', en: 'Transactions today' },
  unreadNotifications: { ar: 'إشعارات غير مقروءة', en: 'Unread notifications' },
  failedEvents: { ar: 'أحداث متعثرة', en: 'Failed events' },
  usersPercent: { ar: 'نمو المستخدمين هذا الشهر (%)', en: 'User growth this month (%)' },
  waqfsPercent: { ar: 'نمو الأوقاف هذا الشهر (%)', en: 'Waqf growth this month (%)' },
} as const;
export type AdminFigure = keyof typeof adminFigureLabels;
