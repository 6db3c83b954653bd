import { setTimeout as delay } from 'node:timers/promises';

/**
 * What happens at the owner's waqf reaches the owner's stream and nobody else's.
 * @param {{owner: import('./records.mjs').Person, listen: (name: string) => Promise<{text: () => string, close: () =>
 *   void}>, strangers: string[]}} world `listen` opens the stream of a person by name; `owner` too
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
    // What reached the owner would have reached the others by now.
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
