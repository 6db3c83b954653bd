import { describe, expect, test } from '@jest/globals';
import type { FieldName, FieldState, FieldValue } from '@waqf/contracts/documents';
import { describeDeed } from '../presenter.js';
import { effectiveValue, fieldsToReview, type Deed } from './document.js';
import { waitingStages, withFailure, withStage } from './stages.js';

const moment = new Date('2026-11-21T10:00:00Z');

function field(name: FieldName, value: FieldValue, state: FieldState) {
  return { name, value, state, confidence: 0.7, page: 1, box: null, note: null };
}

function nazirDeed(changes: Partial<Deed> = {}): Deed {
  return {
    id: 'd1',
    waqfId: 'w1',
    type: 'nazir_deed',
    version: 1,
    versionStatus: 'current',
    amendmentId: null,
    fileName: 'صك.pdf',
    mimeType: 'application/pdf',
    size: 10,
    sha256: '',
    status: 'processed',
    attempts: 1,
    pages: [],
    stages: waitingStages(),
    fields: [
      field('nazirName', 'سالم', 'certain'),
      field('nazirId', '1000000032', 'check'),
      field('appointmentDate', null, 'missing'),
      field('authorities', ['تأجير'], 'certain'),
    ],
    mentions: {},
    corrections: [],
    error: null,
    byHand: false,
    locked: false,
    createdAt: moment,
    processedAt: moment,
    ...changes,
  };
}

const correction = (name: FieldName, value: FieldValue) => ({
  documentId: 'd1',
  name,
  value,
  correctedBy: 'u1',
  correctedAt: moment,
});

describe('corrections are kept beside the extracted values', () => {
  test('the newest correction counts, the extracted value stays', () => {
    const deed = nazirDeed({ corrections: [correction('nazirId', '1000000040'), correction('nazirId', '1000000057')] });
    expect(effectiveValue(deed, 'nazirId')).toBe('1000000057');
    const shown = describeDeed(deed, () => 'نورة').fields.find((entry) => entry.name === 'nazirId');
    expect(shown).toMatchObject({
      value: '1000000057',
      extracted: '1000000032',
      reviewed: true,
      correctedBy: 'نورة',
      correctedAt: moment.toISOString(),
    });
  });

  test('an empty correction is a value too', () => {
    expect(effectiveValue(nazirDeed({ corrections: [correction('nazirId', null)] }), 'nazirId')).toBeNull();
  });

  test('doubtful and missing fields need review until they are reviewed', () => {
    expect(fieldsToReview(nazirDeed())).toEqual(['nazirId', 'appointmentDate']);
    expect(fieldsToReview(nazirDeed({ corrections: [correction('nazirId', '1000000032')] }))).toEqual([
      'appointmentDate',
    ]);
    expect(fieldsToReview(nazirDeed({ status: 'processing' }))).toEqual([]);
  });

  test('fields of a deed that is not read are not shown', () => {
    expect(describeDeed(nazirDeed({ status: 'error' }), () => null).fields).toEqual([]);
  });
});

describe('stages', () => {
  const reason = { ar: 'الملف تالف', en: 'Damaged' };

  test('a stage is active, then done with whole milliseconds', () => {
    const active = withStage(waitingStages(), { stage: 'page', state: 'active' });
    expect(active.map((entry) => entry.state)).toEqual(['waiting', 'active', 'waiting', 'waiting', 'waiting']);
    expect(withStage(active, { stage: 'page', state: 'done', milliseconds: 12.6 })[1]).toEqual({
      stage: 'page',
      state: 'done',
      milliseconds: 13,
      note: null,
    });
  });

  test('a failure marks the stage that was running', () => {
    const running = withStage(withStage(waitingStages(), { stage: 'received', state: 'done', milliseconds: 1 }), {
      stage: 'page',
      state: 'active',
    });
    expect(withFailure(running, reason).map((entry) => entry.state)).toEqual([
      'done',
      'failed',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(withFailure(waitingStages(), reason)[0]).toMatchObject({ state: 'failed', note: reason });
  });
});
