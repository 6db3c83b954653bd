import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.js';

const planted = 'سالم الغامدي';

describe('an error in the log', () => {
  it('of the database is logged without parameters and row', () => {
    const driver = Object.assign(new Error(`value "${planted}" violates`), {
      severity: 'ERROR',
      code: '23514',
      detail: `Failing row contains (${planted}).`,
      constraint: 'person_check',
      table: 'person',
    });
    const logged = loggedError(new QueryFailedError(`INSERT INTO x VALUES ('${planted}')`, [planted], driver));
    expect(JSON.stringify(logged)).not.toContain(planted);
    expect(logged).toMatchObject({ code: '23514', constraint: 'person_check', table: 'person' });
    expect(logged.stack[0]).toMatch(/^at /);
  });

  it('of another source is logged without quoted values, and with its cause', () => {
    const logged = loggedError(new Error(`no "${planted}"`, { cause: new SyntaxError(`bad "${planted}" here`) }));
    expect(logged).toMatchObject({ message: 'no "…"', cause: { type: 'SyntaxError', message: 'bad "…" here' } });
  });
});
