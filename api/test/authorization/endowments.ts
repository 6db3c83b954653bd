import type { Caller, RoleCaller, RowsOf } from '../authorization-matrix.js';
import { copyOf, idOf } from '../copied-rows.js';
import type { TestApi } from '../harness.js';

/** An id that does not exist anywhere. */
export const missing = '0199a000-0000-7000-8000-000000000000';

export interface SampleIds {
  /** An approved waqf of the first founder and the first nazir. */
  approved: string;
  /** An approved waqf of the second founder and the second nazir. */
  foreign: string;
  draft: string;
  pending: string;
  amended: string;
  amendment: string;
}

/** The ids of the sample waqfs, by their part in the matrix. */
export async function sampleIds(api: TestApi): Promise<SampleIds> {
  const rows = await api.query<{ id: string; name: string }>('SELECT id, name FROM endowments.waqf');
  const named = (name: string): string => {
    const id = rows.find((row) => row.name === name)?.id;
    if (!id) throw new Error(`no sample waqf ${name}`);
    return id;
  };
  const amended = named('وقف عين الحياة');
  const [amendment] = await api.query<{ id: string }>(
    `SELECT id FROM endowments.amendment WHERE waqf_id = $1 AND status = 'open'`,
    [amended],
  );
  return {
    approved: named('وقف برج النخيل'),
    foreign: named('وقف مشكاة العلم'),
    draft: named('وقف ظلال الطريق'),
    pending: named('وقف الواحة'),
    amended,
    amendment: idOf(amendment),
  };
}

/**
 * The paths for each target. The founder and the administrator are tested with `ofFounder`, nazir and beneficiary with
 * the approved waqf.
 */
export function waqfPaths(ids: SampleIds, tail: string, ofFounder: string) {
  return (caller: Caller) => ({
    own: `/api/waqf/${caller === 'nazir' || caller === 'beneficiary' ? ids.approved : ofFounder}${tail}`,
    foreign: `/api/waqf/${ids.foreign}${tail}`,
    missing: `/api/waqf/${missing}${tail}`,
  });
}

/**
 * The answers to a call that only founders may make: 404 for a waqf that the caller may not see, 403 for one that they
 * only see.
 */
export function founderOnly(
  own: number,
): Record<RoleCaller, number | { own: number; foreign: number; missing: number }> {
  return {
    waqif: { own, foreign: 404, missing: 404 },
    nazir: { own: 403, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  };
}

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const description = 'وقف من اختبار الصلاحيات';
  const foreignAmendment = await copyOf(api, 'endowments.amendment', ids.amendment, { waqf_id: ids.foreign });
  return [
    {
      route: 'POST /api/waqf/create',
      path: '/api/waqf/create',
      body: { name: 'وقف الصلاحيات', description },
      signedIn: { waqif: 201, nazir: 403, beneficiary: 403, admin: 403 },
    },
    { route: 'GET /api/waqfs', path: '/api/waqfs', signedIn: { waqif: 200, nazir: 200, beneficiary: 403, admin: 200 } },
    {
      route: 'GET /api/waqf/:id',
      path: waqfPaths(ids, '', ids.approved),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'GET /api/waqf/:id/history',
      path: waqfPaths(ids, '/history', ids.approved),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'PATCH /api/waqf/:id',
      path: waqfPaths(ids, '', ids.draft),
      body: { description },
      signedIn: founderOnly(200),
    },
    {
      route: 'POST /api/waqf/:id/name/from-deed',
      path: waqfPaths(ids, '/name/from-deed', ids.pending),
      signedIn: founderOnly(200),
    },
    // The founder of a draft that is not discarded gets 409; for the others access is refused first.
    {
      route: 'POST /api/waqf/:id/restore',
      path: waqfPaths(ids, '/restore', ids.draft),
      signedIn: founderOnly(409),
    },
    {
      route: 'POST /api/waqf/:id/discard',
      path: waqfPaths(ids, '/discard', ids.approved),
      signedIn: founderOnly(409),
    },
    // The waqf was approved long ago, so the founder gets 409; for the others access is refused first.
    { route: 'POST /api/waqf/:id/approve', path: waqfPaths(ids, '/approve', ids.approved), signedIn: founderOnly(409) },
    {
      route: 'POST /api/waqf/:id/amendments/:amendmentId/withdraw',
      path: (caller) => ({
        ...waqfPaths(ids, `/amendments/${ids.amendment}/withdraw`, ids.amended)(caller),
        foreign: `/api/waqf/${ids.foreign}/amendments/${foreignAmendment}/withdraw`,
      }),
      signedIn: founderOnly(200),
    },
    // The nazir accepted long ago, so the nazir gets 409.
    {
      route: 'POST /api/waqf/:id/nazir/accept',
      path: waqfPaths(ids, '/nazir/accept', ids.approved),
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/nazir/decline',
      path: waqfPaths(ids, '/nazir/decline', ids.approved),
      body: { reason: 'لا يتسع وقتي' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'GET /api/waqf/:id/asset-values',
      path: waqfPaths(ids, '/asset-values', ids.approved),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/asset-values',
      path: waqfPaths(ids, '/asset-values', ids.approved),
      body: { amount: '1000000', valuedOn: '2026-01-01', source: 'valuation', reference: 'تقرير 1' },
      signedIn: {
        waqif: { own: 201, foreign: 404, missing: 404 },
        nazir: { own: 201, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    // There is nothing to file with that id, so the nazir gets 409; for the others access is refused first.
    {
      route: 'POST /api/waqf/:id/filings',
      path: waqfPaths(ids, '/filings', ids.approved),
      body: { subjectId: missing, filedOn: '2026-01-01', number: '1' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};
