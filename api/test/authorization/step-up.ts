import { newId } from '../../src/platform/index.js';
import { everyRole, type RowsOf } from '../authorization-matrix.js';
import { copyOf, sampleOf } from '../copied-rows.js';
import { sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  // A request of the second waqf's nazir, and the confirmation of another person.
  const ids = await sampleIds(api);
  const stranger = await sampleOf(api, 'identity.person', "national_id = '1000000040'");
  const sample = await sampleOf(api, 'approvals.request', "waqf_id = $1 AND state = 'requested'", [ids.approved]);
  const approval = await copyOf(api, 'approvals.request', sample, {
    waqf_id: ids.foreign,
    subject_id: newId(),
    requested_by: stranger,
  });
  const stepUp = newId();
  await api.query(
    `INSERT INTO identity.step_up (id, person_id, session_id, kind, subject_id, digest, provider_transaction_id, random,
       status, created_at, expires_at)
     VALUES ($1, $2, gen_random_uuid(), 'approval', $3, repeat('a', 64), gen_random_uuid()::text, '12', 'WAITING',
       now(),
       now() + interval '200 seconds')`,
    [stepUp, stranger, approval],
  );
  return [
    // Nobody may confirm an approval that they may not give.
    {
      route: 'POST /api/auth/step-up',
      path: '/api/auth/step-up',
      body: { act: { kind: 'approval', id: approval } },
      // The administrator sees every waqf, but decides nothing there.
      signedIn: { ...everyRole(404), admin: 403 },
    },
    { route: 'GET /api/auth/step-up/:stepUpId', path: `/api/auth/step-up/${stepUp}`, signedIn: everyRole(404) },
  ];
};
