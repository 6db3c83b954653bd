import { createServer } from 'node:http';
import { startBalancer } from '../src/balancer.mjs';
import { replicasOf } from '../src/replicas.mjs';

describe('how many processes a start asks for', () => {
  it.each([
    [[], {}, 1],
    [['--replicas', '2'], {}, 2],
    [['--replicas=3'], { WAQF_PROCESSES: '8' }, 3],
    [[], { WAQF_PROCESSES: '8' }, 8],
    [['--replicas'], {}, undefined],
    [['--replicas', '0'], {}, undefined],
    [[], { WAQF_PROCESSES: 'two' }, undefined],
    [[], { WAQF_PROCESSES: '33' }, undefined],
  ])('%j %j', (argv, env, expected) => {
    expect(replicasOf(argv, env)).toBe(expected);
  });
});

describe('the load balancer', () => {
  const open = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
  });

  /** A server that answers with its name, or does what its state says. */
  async function process(name, state = { ready: true, calls: 0 }) {
    const server = createServer((request, response) => {
      if (request.url === '/health/ready') return response.writeHead(state.ready ? 200 : 503).end();
      state.calls += 1;
      if (state.breaks) return request.socket.destroy();
      return response.end(JSON.stringify({ name, from: request.headers['x-forwarded-for'] }));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push({
      stop: async () => {
        server.closeAllConnections();
        server.close();
      },
    });
    return { port: server.address().port, state };
  }

  async function balancer(...targets) {
    const port = await freePort();
    const one = await startBalancer({ port, host: '127.0.0.1', targets: targets.map((target) => target.port) });
    open.unshift(one);
    return {
      ...one,
      ask: (method = 'GET', headers = {}) => fetch(`http://127.0.0.1:${port}/any`, { method, headers }),
    };
  }

  async function until(isTrue) {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await isTrue()) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('never came');
  }

  it('forwards requests to the ready processes in turn, with the address of the client', async () => {
    const [one, two] = [await process('one'), await process('two')];
    const { ask, ready } = await balancer(one, two);
    await until(() => ready().length === 2);
    const answers = await Promise.all([ask(), ask(), ask(), ask()].map(async (answer) => (await answer).json()));
    expect(answers.map(({ name }) => name).toSorted()).toEqual(['one', 'one', 'two', 'two']);
    expect(answers.every(({ from }) => /127\.0\.0\.1$/.test(from))).toBe(true);
    // The address that a caller claims in a header is not trusted.
    const { from } = await (await ask('GET', { 'x-forwarded-for': '203.0.113.7' })).json();
    expect(from).not.toContain('203.0.113.7');
    one.state.ready = false;
    await until(() => ready().length === 1);
    expect(await (await ask()).json()).toMatchObject({ name: 'two' });
  });

  it('repeats a failed read at another process, and never a write', async () => {
    const [broken, whole] = [await process('broken', { ready: true, calls: 0, breaks: true }), await process('whole')];
    const { ask, ready } = await balancer(broken, whole);
    await until(() => ready().length === 2);
    for (let times = 0; times < 4; times += 1) expect(await (await ask()).json()).toMatchObject({ name: 'whole' });
    whole.state.calls = 0;
    broken.state.calls = 0;
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await ask('POST')).status);
    expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
    expect([whole.state.calls, broken.state.calls]).toEqual([2, 2]);
  });

  it('answers in both languages that no process is ready', async () => {
    const { ask } = await balancer(await process('away', { ready: false, calls: 0 }));
    const said = await ask('GET', { 'accept-language': 'en' });
    expect([said.status, said.headers.get('content-type'), said.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      '5',
    ]);
    expect(await said.json()).toMatchObject({
      code: 'platform.unavailable',
      message: expect.stringMatching(/try again/),
    });
    expect((await (await ask()).json()).message).toMatch(/حاول بعد قليل/);
  });
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
