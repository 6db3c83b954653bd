const network = (megabits, latency) => ({
  offline: false,
  latency,
  downloadThroughput: (megabits * 1_000_000) / 8,
  uploadThroughput: (megabits * 1_000_000) / 8,
});
/** The machines on which a page is opened. Latency is from request to first byte, in milliseconds. */
export const machines = {
  desk: { words: '10 Mbit/s and 60 ms', network: network(10, 60), slowness: 1, width: 1440 },
  phone: {
    words: '1.6 Mbit/s, 150 ms and a processor four times slower',
    network: network(1.6, 150),
    slowness: 4,
    width: 390,
  },
};

/**
 * The first heading of a dashboard is rendered when the figures have arrived, in every role and in both builds. The
 * main figure of a page can come before it, with the page itself.
 */
const marks = { screen: 'main h1', figure: 'main [data-wq-figure], main h1' };

/**
 * Runs in the page before its own scripts: records when each mark was painted, in milliseconds since the start of the
 * navigation.
 */
function watchForMarks(selectors) {
  const painted = {};
  const open = new Set(Object.keys(selectors));
  const look = (name) => {
    if (!document.querySelector(selectors[name])) return;
    open.delete(name);
    // The second frame starts after the first frame with the mark was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        painted[name] = performance.now();
        if (Object.keys(painted).length === Object.keys(selectors).length) globalThis.paintedAt = painted;
      }),
    );
  };
  const observer = new MutationObserver(() => {
    for (const name of open) look(name);
    if (open.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * One cold load in a fresh profile, then a warm one in a new tab of the same profile.
 * @param {import('playwright-core').Browser} browser
 * @param {{address: string, path: string, cookies: object[], machine: keyof machines}} target
 * @returns {Promise<{cold: Load, warm: Load}>}
 * @typedef {{screen: number, figure: number, parts: Record<string, {requests: number, bytes: number}>}} Load times in
 *   ms, bytes as transferred
 */
export async function measure(browser, { address, path, cookies, machine }) {
  const found = machines[machine];
  const viewport = { width: found.width, height: 1000 };
  const context = await browser.newContext({ viewport, locale: 'ar-SA' });
  try {
    await context.addCookies(cookies);
    await context.addInitScript(watchForMarks, marks);
    const open = () => load(context, `${address}${path}`, found);
    return { cold: await open(), warm: await open() };
  } finally {
    await context.close();
  }
}

async function load(context, address, { network, slowness }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    requests.set(requestId, { url: request.url, bytes: 0, cached: false }),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requests, requestId, { cached: true }));
  session.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && change(requests, requestId, { cached: true }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requests, requestId, { bytes: encodedDataLength }),
  );
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => globalThis.paintedAt, undefined, { timeout: 60_000, polling: 50 });
  const painted = await found.jsonValue();
  // Requests that were running at the mark may finish, so that the second load finds them in the cache.
  await page.waitForTimeout(500);
  await page.close();
  return {
    ...painted,
    parts: partsOf([...requests.values()].filter(({ url, cached }) => url.startsWith('http') && !cached)),
  };
}

function change(requests, requestId, values) {
  const request = requests.get(requestId);
  if (request) Object.assign(request, values);
}

function partsOf(requests) {
  const parts = {};
  for (const { url, bytes } of requests) {
    const part = partOf(new URL(url).pathname);
    parts[part] ??= { requests: 0, bytes: 0 };
    parts[part].requests += 1;
    parts[part].bytes += bytes;
  }
  return parts;
}

function partOf(path) {
  const remote = /^\/remotes\/(mf-[a-z]+)\//.exec(path);
  if (remote) return remote[1];
  if (/\.woff2?$/.test(path)) return 'fonts';
  if (path.startsWith('/assets/')) return 'shell';
  return path.startsWith('/api/') ? 'api' : 'page';
}
