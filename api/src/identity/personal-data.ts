import { eachToggle, toggleLabels } from '@waqf/contracts/identity';
import { dataMoment, dataPart, dataText, sql } from '../platform/index.js';
import { toggles } from './persistence/person.entity.js';

dataPart({
  name: 'profile',
  place: 10,
  title: { ar: 'بياناتك وتفضيلاتك', en: 'Your details and preferences' },
  covers: [
    'identity.person.id',
    'identity.person.national_id',
    'identity.person.full_name',
    'identity.person.email',
    'identity.person.phone',
  ],
  statement: sql({
    name: 'identity.copy-person',
    text: `SELECT id, national_id AS "nationalId", full_name AS "fullName", email, phone,
             email_verified_at AS "emailVerifiedAt", name_confirmed_at AS "nameConfirmedAt",
             active_role AS "activeRole", preferred_language AS "preferredLanguage",
             ${toggles}, created_at AS "createdAt", deactivated_at AS "deactivatedAt"
           FROM identity.person WHERE id = $1`,
    row: {
      id: 'uuid',
      nationalId: 'text',
      fullName: 'text',
      email: 'text?',
      phone: 'text?',
      emailVerifiedAt: 'timestamptz?',
      nameConfirmedAt: 'timestamptz?',
      activeRole: 'text',
      preferredLanguage: 'text',
      ...eachToggle(() => 'bool' as const),
      createdAt: 'timestamptz',
      deactivatedAt: 'timestamptz?',
    },
  }),
  columns: {
    id: dataText('رقم المستخدم', 'User ID'),
    nationalId: dataText('رقم الهوية', 'National ID'),
    fullName: dataText('الاسم', 'Name'),
    email: dataText('البريد الإلكتروني', 'E-mail'),
    phone: dataText('الجوال', 'Mobile'),
    emailVerifiedAt: dataMoment('تأكد البريد', 'E-mail verified'),
    nameConfirmedAt: dataMoment('أكد نفاذ الاسم', 'Name confirmed by Nafath'),
    activeRole: dataText('الدور الحالي', 'Active role'),
    preferredLanguage: dataText('اللغة', 'Language'),
    ...eachToggle((toggle) => dataText(toggleLabels[toggle].name.ar, toggleLabels[toggle].name.en)),
    createdAt: dataMoment('أُنشئ الحساب', 'Account created'),
    deactivatedAt: dataMoment('أُوقف الحساب', 'Account deactivated'),
  },
});

dataPart({
  name: 'roles',
  place: 20,
  title: { ar: 'أدوارك', en: 'Your roles' },
  covers: ['identity.person_role.person_id'],
  statement: sql({
    name: 'identity.copy-roles',
    text: `SELECT role, granted_at AS "grantedAt" FROM identity.person_role WHERE person_id = $1 ORDER BY granted_at`,
    row: { role: 'text', grantedAt: 'timestamptz' },
  }),
  columns: { role: dataText('الدور', 'Role'), grantedAt: dataMoment('مُنح في', 'Granted') },
});

dataPart({
  name: 'sessions',
  place: 30,
  title: { ar: 'جلساتك', en: 'Your sessions' },
  covers: ['identity.session.person_id', 'identity.session.address'],
  statement: sql({
    name: 'identity.copy-sessions',
    text: `SELECT created_at AS "startedAt", last_seen_at AS "lastSeenAt", ends_at AS "endsAt", ended_at AS "endedAt",
             ended_because AS "endedBecause", user_agent AS "userAgent", address
           FROM identity.session WHERE person_id = $1 ORDER BY created_at DESC`,
    row: {
      startedAt: 'timestamptz',
      lastSeenAt: 'timestamptz',
      endsAt: 'timestamptz',
      endedAt: 'timestamptz?',
      endedBecause: 'text?',
      userAgent: 'text?',
      address: 'text?',
    },
  }),
  columns: {
    startedAt: dataMoment('بدأت', 'Started'),
    lastSeenAt: dataMoment('آخر نشاط', 'Last active'),
    endsAt: dataMoment('تنتهي', 'Ends'),
    endedAt: dataMoment('انتهت', 'Ended'),
    endedBecause: dataText('سبب الانتهاء', 'Ended because'),
    userAgent: dataText('المتصفح', 'Browser'),
    address: dataText('عنوان الشبكة', 'Network address'),
  },
});

dataPart({
  name: 'signIns',
  place: 40,
  title: { ar: 'طلبات الدخول برقم هويتك', en: 'Sign-ins with your ID' },
  covers: ['identity.sign_in.national_id', 'identity.sign_in.verified_name', 'identity.sign_in.address'],
  statement: sql({
    name: 'identity.copy-sign-ins',
    text: `SELECT created_at AS "startedAt", status, verified_at AS "verifiedAt", used_at AS "usedAt",
             user_agent AS "userAgent", address, verified_name AS "verifiedName"
           FROM identity.sign_in WHERE national_id = $1 ORDER BY created_at DESC`,
    row: {
      startedAt: 'timestamptz',
      status: 'text',
      verifiedAt: 'timestamptz?',
      usedAt: 'timestamptz?',
      userAgent: 'text?',
      address: 'text',
      verifiedName: 'text?',
    },
  }),
  of: ({ nationalId }) => [nationalId],
  columns: {
    startedAt: dataMoment('الوقت', 'Time'),
    status: dataText('النتيجة', 'Outcome'),
    verifiedAt: dataMoment('أكده نفاذ', 'Confirmed by Nafath'),
    usedAt: dataMoment('بدأت به جلسة', 'Session started'),
    userAgent: dataText('المتصفح', 'Browser'),
    address: dataText('عنوان الشبكة', 'Network address'),
    verifiedName: dataText('الاسم في نفاذ', 'Name in Nafath'),
  },
});

dataPart({
  name: 'confirmations',
  place: 50,
  title: { ar: 'تأكيداتك في نفاذ', en: 'Your confirmations in Nafath' },
  covers: ['identity.step_up.person_id'],
  statement: sql({
    name: 'identity.copy-step-ups',
    text: `SELECT created_at AS "askedAt", kind, status, verified_at AS "verifiedAt", used_at AS "usedAt"
           FROM identity.step_up WHERE person_id = $1 ORDER BY created_at DESC`,
    row: {
      askedAt: 'timestamptz',
      kind: 'text',
      status: 'text',
      verifiedAt: 'timestamptz?',
      usedAt: 'timestamptz?',
    },
  }),
  columns: {
    askedAt: dataMoment('الوقت', 'Time'),
    kind: dataText('الفعل', 'Act'),
    status: dataText('النتيجة', 'Outcome'),
    verifiedAt: dataMoment('أكدته', 'Confirmed'),
    usedAt: dataMoment('نُفذ', 'Carried out'),
  },
});

dataPart({
  name: 'devices',
  place: 60,
  title: { ar: 'أجهزتك المعروفة', en: 'Your known devices' },
  covers: ['identity.known_device.person_id'],
  statement: sql({
    name: 'identity.copy-devices',
    text: `SELECT last_used_at AS "lastUsedAt" FROM identity.known_device WHERE person_id = $1 ORDER BY last_used_at`,
    row: { lastUsedAt: 'timestamptz' },
  }),
  columns: { lastUsedAt: dataMoment('آخر استعمال', 'Last used') },
});

dataPart({
  name: 'emailLinks',
  place: 70,
  title: { ar: 'روابط تأكيد بريدك', en: 'Links that verify your e-mail' },
  covers: ['identity.email_link.person_id', 'identity.email_link.email'],
  statement: sql({
    name: 'identity.copy-email-links',
    text: `SELECT created_at AS "sentAt", email, expires_at AS "expiresAt", used_at AS "usedAt"
           FROM identity.email_link WHERE person_id = $1 ORDER BY created_at DESC`,
    row: { sentAt: 'timestamptz', email: 'text', expiresAt: 'timestamptz', usedAt: 'timestamptz?' },
  }),
  columns: {
    sentAt: dataMoment('أُرسل', 'Sent'),
    email: dataText('البريد الإلكتروني', 'E-mail'),
    expiresAt: dataMoment('ينتهي', 'Expires'),
    usedAt: dataMoment('فُتح', 'Opened'),
  },
});
