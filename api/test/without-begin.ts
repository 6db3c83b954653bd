import pg from 'pg';

/** Runs `work` while no transaction can begin: its BEGIN is refused with `it did not begin`. */
export async function withoutBegin<T>(work: () => Promise<T>): Promise<T> {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function failing(this: pg.Client, ...args: Parameters<typeof query>) {
    const [text] = args as unknown[];
    if (typeof text === 'string' && text.startsWith('START TRANSACTION'))
      return Promise.reject(new Error('it did not begin'));
    return query.apply(this, args);
  } as typeof query;
  try {
    return await work();
  } finally {
    pg.Client.prototype.query = query;
  }
}
