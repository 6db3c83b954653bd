import { setTimeout as delay } from 'node:timers/promises';

/**
 * Events of the owner's waqf reach the owner's stream and no other stream.
 * @param {{owner: import('./records.mjs').Person, listen: (name: string) => Promise<{text: () => string, close: () =>
 *   void}>, strangers: string[]}} world `listen` opens the stream of a person by name, `owner` included
 */
export async function streams({ owner, listen, strangers }) {
  const names = ['owner', ...strangers];
  const open = new Map();
  for (const name of names) open.set(name, await listen(name));
  try {
    const made = await owner.call('POST', '/api/waqf/create', {
      json: { name: 'وقف مجرى الأحداث', description: 'وقف من فحص مجرى الأحداث' },
    });
    const { id } = made.json.waqf;
    await owner.call('PATCH', `/api/waqf/${id}`, { json: { description: 'وصف جديد من فحص مجرى الأحداث' } });
    for (let waited = 0; waited < 10_000 && !open.get('owner').text().includes(id); waited += 100) await delay(100);
    // By now, an event that reached the owner would also have reached the others.
    await delay(500);
    const faults = strangers
      .filter((name) => open.get(name).text().includes(id))
      .map((name) => `the stream of ${name} shows a waqf of others`);
    if (!open.get('owner').text().includes(id)) faults.push('the stream of the owner is silent: nothing was tried');
    return { calls: names.length, faults };
  } finally {
    for (const stream of open.values()) stream.close();
  }
}
