import type { Role } from '@waqf/contracts/identity';

/** One of the sample people. */
export interface SamplePersonSeed {
  readonly nationalId: string;
  readonly fullName: string;
  readonly role: Role;
  /** An address at a domain that nobody can own. */
  readonly email: string;
  readonly deactivated?: true;
}

/**
 * Invented people with valid check digits, in the order in which a new user meets them; never created in production.
 */
export const samplePeople: readonly SamplePersonSeed[] = [
  { nationalId: '1000000016', fullName: 'يوسف بن منصور العنزي', role: 'waqif', email: 'yousef.alanazi@people.example' },
  {
    nationalId: '1000000024',
    fullName: 'خالد بن سلطان التميمي',
    role: 'waqif',
    email: 'khalid.altamimi@people.example',
  },
  {
    nationalId: '1000000032',
    fullName: 'عبدالعزيز بن بندر السبيعي',
    role: 'nazir',
    email: 'abdulaziz.alsubaie@people.example',
  },
  { nationalId: '1000000040', fullName: 'فهد بن ناصر الدوسري', role: 'nazir', email: 'fahad.aldosari@people.example' },
  {
    nationalId: '1000000065',
    fullName: 'نورة بنت يوسف العنزي',
    role: 'beneficiary',
    email: 'noura.alanazi@people.example',
  },
  {
    nationalId: '1000000073',
    fullName: 'سارة بنت محمد القحطاني',
    role: 'beneficiary',
    email: 'sarah.alqahtani@people.example',
  },
  {
    nationalId: '1000000081',
    fullName: 'ماجد بن عبدالله الحربي',
    role: 'beneficiary',
    email: 'majed.alharbi@people.example',
  },
  {
    nationalId: '1000000099',
    fullName: 'هند بنت فيصل الشمري',
    role: 'beneficiary',
    email: 'hind.alshammari@people.example',
  },
  { nationalId: '2000000014', fullName: 'عمر حسن الأمين', role: 'beneficiary', email: 'omar.alamin@people.example' },
  {
    nationalId: '1000000107',
    fullName: 'لطيفة بنت إبراهيم الزهراني',
    role: 'beneficiary',
    email: 'latifa.alzahrani@people.example',
  },
  {
    nationalId: '1000000115',
    fullName: 'عبدالرحمن بن سعود الزهراني',
    role: 'beneficiary',
    email: 'abdulrahman.alzahrani@people.example',
  },
  {
    nationalId: '1000000123',
    fullName: 'جود بنت سعود الزهراني',
    role: 'beneficiary',
    email: 'jood.alzahrani@people.example',
  },
  { nationalId: '1000000131', fullName: 'ريم بنت صالح الغامدي', role: 'admin', email: 'reem.alghamdi@people.example' },
  { nationalId: '1000000149', fullName: 'تركي بن علي المطيري', role: 'admin', email: 'turki.almutairi@people.example' },
  {
    nationalId: '1000000156',
    fullName: 'بدر بن حمد العتيبي',
    role: 'waqif',
    email: 'badr.alotaibi@people.example',
    deactivated: true,
  },
];
