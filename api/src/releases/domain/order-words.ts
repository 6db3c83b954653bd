import type { Bilingual } from '@waqf/contracts';
import { type Role, roleLabels, roles } from '@waqf/contracts/identity';
import { momentText } from '@waqf/formats';

/** The first characters of a version, as many as people compare. */
const short = (version: string): string => version.slice(0, 8);

/** Titles shown on the phone in Nafath. */
const titles = new Map<string, Bilingual>(
  Object.entries({
    canary: { ar: 'تجرّب إصدارًا على بعض المستخدمين', en: 'You try a release on some users' },
    promote: { ar: 'تعمّم إصدارًا', en: 'You promote a release to everybody' },
    // Also restores the version that was rolled back.
    rollback: { ar: 'تعود إلى إصدار', en: 'You return to a release' },
    pin: { ar: 'تثبّت إصدار واجهة', en: 'You pin the version of a remote' },
    unpin: { ar: 'تلغي تثبيت واجهة', en: 'You unpin a remote' },
    retire: { ar: 'تسحب واجهة من الخدمة', en: 'You take a remote out of service' },
    'one-person': { ar: 'تترك شرط الشخصين في الإصدارات', en: 'You drop the two-person rule for releases' },
    'two-people': { ar: 'تشترط شخصين في الإصدارات', en: 'You require two people for releases' },
    token: { ar: 'تنشئ رمز نشر', en: 'You create a release token' },
    development: { ar: 'تسمح بتجربة نسخة تطوير', en: 'You allow a development version' },
  }),
);

/** Null for an act that this version does not know. */
export const titleOfOrder = (act: string): Bilingual | null => titles.get(act) ?? null;

type Values = Readonly<Record<string, string | null | undefined>>;

/** The lines that the person compares on the phone. @param values as returned by `valuesOf` */
export function linesOfOrder(remote: string, values: Values): Array<{ label: Bilingual; value: Bilingual }> {
  const { version, percent, roles: named, people, at, name, hours } = values;
  const same = (text: string): Bilingual => ({ ar: text, en: text });
  const line = (ar: string, en: string, value: Bilingual) => ({ label: { ar, en }, value });
  return [
    ...(remote === 'all' ? [] : [line('الواجهة', 'Remote', same(remote))]),
    ...(version ? [line('الإصدار', 'Version', same(short(version)))] : []),
    ...(percent ? [line('النسبة', 'Percentage', same(`${percent}%`))] : []),
    ...(named ? [line('الأدوار', 'Roles', rolesIn(named))] : []),
    ...(people ? [line('أشخاص بالاسم', 'Named people', same(people.split(' ')[0] ?? ''))] : []),
    ...(at ? [line('الموعد', 'Moment', momentOf(at))] : []),
    ...(name ? [line('الاسم', 'Name', same(name))] : []),
    ...(hours ? [line('المدة بالساعات', 'Hours', same(hours))] : []),
  ];
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);
const rolesIn = (text: string): Bilingual => {
  const labels = text.split(' ').map((role) => (isRole(role) ? roleLabels[role] : { ar: role, en: role }));
  return { ar: labels.map(({ ar }) => ar).join('، '), en: labels.map(({ en }) => en).join(', ') };
};

/** A text that is not a moment is returned unchanged. */
const momentOf = (iso: string): Bilingual =>
  Number.isNaN(Date.parse(iso)) ? { ar: iso, en: iso } : { ar: momentText(iso, 'ar'), en: momentText(iso, 'en') };

/** One sentence for the change that waits for a second administrator. */
export function describeOrder(remote: string | null, values: Values): Bilingual {
  const version = short(values['version'] ?? '');
  const [name, percent] = [remote ?? '', values['percent'] ?? '0'];
  const at = values['at'] ? momentOf(values['at']) : null;
  switch (values['act']) {
    case 'canary':
      return {
        ar: `تجريب ${version} من ${name} على ${percent}%`,
        en: `Canary of ${version} of ${name} at ${percent}%`,
      };
    case 'promote':
      return at
        ? { ar: `تعميم ${version} من ${name} في ${at.ar}`, en: `Promotion of ${version} of ${name} on ${at.en}` }
        : { ar: `تعميم ${version} من ${name}`, en: `Promotion of ${version} of ${name}` };
    case 'rollback':
      return { ar: `عودة ${name} إلى ${version}`, en: `Return of ${name} to ${version}` };
    case 'pin':
      return { ar: `تثبيت ${name} على ${version}`, en: `Pinning ${name} to ${version}` };
    case 'unpin':
      return { ar: `إلغاء تثبيت ${name}`, en: `Unpinning ${name}` };
    case 'retire':
      return { ar: `سحب ${name} من الخدمة`, en: `Taking ${name} out of service` };
    default:
      return { ar: 'ترك شرط الشخصين في الإصدارات', en: 'Dropping the two-person rule for releases' };
  }
}
