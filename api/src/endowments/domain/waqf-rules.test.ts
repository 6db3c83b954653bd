import { describe, expect, test } from '@jest/globals';
import type { DocumentType, FieldName, FieldValue } from '@waqf/contracts/documents';

import { differencesBetween, withProposed } from './amendment-differences.js';
import { permissionsOf, relationTo } from './permissions.js';
import { comparisonsOf } from './comparisons.js';
import { explainDifferences } from './compared-deeds.js';
import { warningsFor } from './warnings.js';
import { detailsOf, missingForApproval, type DeedValues } from './waqf-details.js';
import { allDeedsRead, dueTransition, type CurrentDeed, waqfStates } from './waqf-states.js';

function deed(type: DocumentType, values: Partial<Record<FieldName, FieldValue>>, read = true): DeedValues {
  return { type, read, value: (name) => values[name] ?? null };
}

const property = deed('property_deed', {
  propertyNumber: '7918',
  issueDate: '2020-05-15',
  location: 'الدمام، النور',
  area: 350,
  ownerName: 'بندر بن عبدالله',
});
const endowment = deed('waqf_deed', {
  waqfName: 'وقف النخيل',
  purpose: 'رعاية الأيتام',
  conditions: ['الأول'],
  beneficiaries: ['أيتام الحي'],
});
const appointment = deed('nazir_deed', {
  nazirName: 'سالم',
  nazirId: '1000000032',
  appointmentDate: '2021-01-01',
  authorities: [],
});

describe('the status of a waqf follows from its three current deeds', () => {
  const three: CurrentDeed[] = [
    { type: 'property_deed', status: 'processed' },
    { type: 'waqf_deed', status: 'processed' },
    { type: 'nazir_deed', status: 'processed' },
  ];

  test('a draft becomes pending only when all three deeds are read', () => {
    expect(dueTransition('draft', three)).toBe('move-to-review');
    expect(waqfStates.transition('move-to-review').to).toBe('pending');
    expect(dueTransition('draft', three.slice(1))).toBeNull();
    expect(dueTransition('pending', three)).toBeNull();
    for (const status of ['uploaded', 'processing', 'error'] as const) {
      expect(dueTransition('draft', [...three.slice(1), { type: 'property_deed', status }])).toBeNull();
    }
  });

  test('two deeds of the same type do not count as two of the three deeds', () => {
    expect(allDeedsRead([three[0]!, three[0]!, three[1]!])).toBe(false);
  });

  test('a pending waqf returns to draft when a deed is replaced; an approved one never does', () => {
    const replaced: CurrentDeed[] = [...three.slice(1), { type: 'property_deed', status: 'uploaded' }];
    expect(dueTransition('pending', replaced)).toBe('return-to-draft');
    expect(waqfStates.transition('return-to-draft').to).toBe('draft');
    expect([dueTransition('approved', replaced), dueTransition('approved', three)]).toEqual([null, null]);
    expect(waqfStates.isFinal('approved')).toBe(true);
  });
});

describe('details of a waqf', () => {
  test('the details of one deed are filled even if another deed was not read', () => {
    const details = detailsOf([property, deed('waqf_deed', { waqfName: 'x' }, false), appointment]);
    expect(details.propertyDetails).toEqual({
      propertyNumber: '7918',
      issueDate: '2020-05-15',
      location: 'الدمام، النور',
      area: 350,
      ownerName: 'بندر بن عبدالله',
    });
    expect(details.waqfDetails).toBeNull();
    expect(details.nazirDetails?.nazirId).toBe('1000000032');
  });

  test('approval requires the waqf name, the nazir’s name and the nazir’s id, and nothing else', () => {
    expect(missingForApproval(detailsOf([property, endowment, appointment]))).toEqual([]);
    expect(
      missingForApproval(detailsOf([endowment, deed('nazir_deed', { nazirName: 'سالم', nazirId: '1000000033' })])),
    ).toEqual(['nazirId']);
    expect(missingForApproval(detailsOf([property]))).toEqual(['waqfName', 'nazirName', 'nazirId']);
  });
});

describe('warnings', () => {
  const facts = {
    details: detailsOf([property, endowment, appointment]),
    waqfName: 'النخيل',
    founderName: 'بندر بن عبد الله',
    reusedElsewhere: [],
    sameFileTwice: false,
    today: '2026-06-01',
    mentions: { waqfInNazirDeed: null, founderInWaqfDeed: null, nazirInWaqfDeed: null },
  };

  test('a different spelling of the founder’s name gives no warning', () => {
    expect(warningsFor({ ...facts, founderName: 'بندر بن عبدالله' })).toEqual([]);
  });

  test('warnings report another owner or name, an early appointment, and a deed or file that is used twice', () => {
    const early = detailsOf([property, endowment, deed('nazir_deed', { appointmentDate: '2019-01-01' })]);
    const warnings = warningsFor({
      ...facts,
      details: early,
      founderName: 'نورة السالم',
      waqfName: 'وقف السدر',
      reusedElsewhere: [{ ar: 'صك الوقفية', en: 'waqf deed' }],
      sameFileTwice: true,
    });
    expect(warnings.map((warning) => warning.code)).toEqual([
      'endowments.deed-reused',
      'endowments.owner-differs',
      'endowments.name-differs',
      'endowments.appointed-before-issue',
      'endowments.same-file-twice',
    ]);
    expect(warnings.filter(({ weight }) => weight === 'serious').map(({ code }) => code)).toEqual([
      'endowments.deed-reused',
    ]);
  });

  test('warnings report a founder, waqf or nazir that another deed names differently', () => {
    const agreeing = { waqfInNazirDeed: 'وقف النخيل الخيري', founderInWaqfDeed: 'بندر عبدالله', nazirInWaqfDeed: null };
    expect(warningsFor({ ...facts, mentions: agreeing })).toEqual([]);
    const differing = warningsFor({
      ...facts,
      mentions: { waqfInNazirDeed: 'وقف السدر', founderInWaqfDeed: 'نورة السالم', nazirInWaqfDeed: 'ماجد بن علي' },
    });
    expect(differing.map(({ code, fields }) => [code, fields])).toEqual([
      ['endowments.founder-differs', []],
      ['endowments.waqf-differs', ['waqfName']],
      ['endowments.nazir-differs', ['nazirName']],
    ]);
    expect(differing[1]!.message.ar).toBe('الوقف في صك النظارة (وقف السدر) غير الوقف في صك الوقفية (وقف النخيل)');
  });

  test('a deed dated in the future gives a warning, and an unknown value gives none', () => {
    expect(warningsFor({ ...facts, today: '2020-05-14' }).map(({ code }) => code)).toEqual([
      'endowments.issued-in-future',
    ]);
    const nothing = {
      ...facts,
      details: detailsOf([]),
      mentions: { waqfInNazirDeed: 'وقف السدر', founderInWaqfDeed: null, nazirInWaqfDeed: 'ماجد بن علي' },
    };
    expect(warningsFor(nothing)).toEqual([]);
  });

  test('every comparison is listed with its sources, whether it differs, agrees or is unknown', () => {
    const compared = comparisonsOf({
      ...facts,
      founderName: 'نورة السالم',
      mentions: { ...facts.mentions, waqfInNazirDeed: 'وقف النخيل الخيري' },
    });
    expect(compared.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ['owner', 'differs'],
      ['founder', 'unknown'],
      ['name', 'agrees'],
      ['waqf', 'agrees'],
      ['nazir', 'unknown'],
      ['appointed', 'agrees'],
    ]);
    expect(compared[0]!.sides).toEqual([
      { source: 'property_deed', field: 'ownerName', value: 'بندر بن عبدالله' },
      { source: 'registered', field: null, value: 'نورة السالم' },
    ]);
  });

  test('each difference needs a reason; a blank is not one, and one for values that agree is dropped', () => {
    const facts = {
      details: detailsOf([property, endowment, appointment]),
      waqfName: 'وقف السدر',
      founderName: 'نورة السالم',
      mentions: { waqfInNazirDeed: null, founderInWaqfDeed: null, nazirInWaqfDeed: null },
    };
    const subjectsOf = (reasons: object) => {
      const { explained, unexplained } = explainDifferences(facts, reasons);
      return [explained.map(({ subject }) => subject), unexplained.map(({ subject }) => subject)];
    };
    expect(subjectsOf({})).toEqual([[], ['owner', 'name']]);
    expect(subjectsOf({ owner: '  ', name: 'الاسم القديم', appointed: 'سبق' })).toEqual([['name'], ['owner']]);
    expect(explainDifferences(facts, { owner: ' الأرض باسم   أبي ' }).explained).toEqual([
      { subject: 'owner', values: ['بندر بن عبدالله', 'نورة السالم'], reason: 'الأرض باسم أبي' },
    ]);
  });
});

describe('an amendment', () => {
  test('the differences are listed by field, without equal fields and unread deeds', () => {
    const newer = deed('nazir_deed', {
      nazirName: 'ماجد',
      nazirId: '1000000040',
      appointmentDate: '2021-01-01',
      authorities: [],
    });
    expect(differencesBetween([property, endowment, appointment], [newer])).toEqual([
      { name: 'nazirName', current: 'سالم', proposed: 'ماجد' },
      { name: 'nazirId', current: '1000000032', proposed: '1000000040' },
    ]);
    expect(differencesBetween([appointment], [deed('nazir_deed', { nazirName: 'ماجد' }, false)])).toEqual([]);
  });

  test('the deeds of an amendment replace the current deeds of the same type', () => {
    const newer = deed('nazir_deed', { nazirName: 'ماجد', nazirId: '1000000040' });
    expect(detailsOf(withProposed([property, endowment, appointment], [newer])).nazirDetails?.nazirName).toBe('ماجد');
  });
});

describe('the relation of a user to a waqf', () => {
  const waqf = { waqifId: 'founder', nazirId: 'nazir', appointedNazirId: 'appointed' };

  test.each([
    ['founder', ['waqif'], 'waqif'],
    ['founder', ['waqif', 'nazir', 'admin'], 'waqif'],
    ['nazir', ['nazir'], 'nazir'],
    ['nazir', ['waqif', 'nazir'], 'nazir'],
    ['appointed', ['nazir'], 'appointed'],
    ['appointed', ['waqif', 'nazir'], 'appointed'],
    ['appointed', ['waqif'], null],
    ['other', ['waqif'], null],
    ['other', ['nazir'], null],
    ['other', ['beneficiary'], null],
    ['other', ['admin'], 'admin'],
    ['founder', ['beneficiary'], null],
    ['nazir', ['waqif'], null],
  ])('user %s with the roles %j has the relation %s', (userId, roles, relation) => {
    expect(relationTo({ userId, roles }, waqf)).toBe(relation);
  });

  test('nobody but the founder edits, uploads, reviews or approves', () => {
    const situation = { status: 'pending', uploaded: 1, amendmentOpen: true, amendmentReady: true } as const;
    for (const relation of ['nazir', 'admin', 'appointed'] as const) {
      expect(permissionsOf([relation], situation)).toMatchObject({
        edit: false,
        upload: false,
        review: false,
        approve: false,
      });
    }
    expect(permissionsOf(['waqif'], situation)).toMatchObject({
      edit: false,
      upload: true,
      review: true,
      approve: true,
    });
  });

  test('a founder discards a waqf before its approval and can then only take it back', () => {
    const idle = { uploaded: 1, amendmentOpen: false, amendmentReady: false };
    for (const status of ['draft', 'pending'] as const) {
      expect(permissionsOf(['waqif'], { ...idle, status })).toMatchObject({ discard: true, restore: false });
      expect(permissionsOf(['admin'], { ...idle, status })).toMatchObject({ discard: false });
    }
    expect(permissionsOf(['waqif'], { ...idle, status: 'approved' }).discard).toBe(false);
    const left = Object.entries(permissionsOf(['waqif'], { ...idle, status: 'discarded' })).filter(([, may]) => may);
    expect(left).toEqual([['restore', true]]);
    expect(Object.values(permissionsOf(['admin'], { ...idle, status: 'discarded' }))).not.toContain(true);
  });

  test('an approved waqf is locked unless an amendment is open', () => {
    const idle = { status: 'approved', uploaded: 0, amendmentOpen: false, amendmentReady: false } as const;
    expect(permissionsOf(['waqif'], idle)).toMatchObject({
      edit: false,
      review: false,
      approve: false,
      process: false,
    });
    expect(permissionsOf(['nazir'], idle)).toMatchObject({ manage: true, acceptTrusteeship: false });
    expect(permissionsOf(['waqif', 'nazir'], idle).manage).toBe(true);
    expect(permissionsOf(['appointed'], idle)).toMatchObject({ manage: false, acceptTrusteeship: true });
  });
});
