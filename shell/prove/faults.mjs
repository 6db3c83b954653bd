const javascript = { status: 200, contentType: 'text/javascript' };
const anything = () => true;
const isEntry = (path, entry) => path === entry;
const isChunk = (path, entry) => path.endsWith('.js') && path !== entry;
const fulfil = (answer) => (route) => route.fulfill(answer);
const tampered = { ...javascript, body: 'window.tamperedRan = true;' };

/** What may be answered instead of a remote's files, and instead of which files. */
export const servedFaults = {
  'is down': { answer: (route) => route.abort(), isBroken: anything },
  hangs: { answer: () => new Promise(() => undefined), isBroken: anything },
  'has a tampered entry': { answer: fulfil(tampered), isBroken: isEntry },
  'has tampered chunks': { answer: fulfil(tampered), isBroken: isChunk },
  'misses the files of its features': { answer: fulfil({ status: 404, body: 'Not found' }), isBroken: isChunk },
  'is HTML in place of scripts': {
    answer: fulfil({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    isBroken: anything,
  },
  'is garbage': {
    answer: fulfil({ ...javascript, body: 'window.tamperedRan = true; %%%' }),
    isBroken: anything,
  },
};

const withNeeds = (change) => (manifest) => ({ ...manifest, needs: { ...manifest.needs, ...change } });

/** Manifests of releases that cannot run on the current platform. */
export const refusals = {
  'a newer contract': (manifest) => ({ ...manifest, contractVersion: manifest.contractVersion + 1 }),
  'an older contract': (manifest) => ({ ...manifest, contractVersion: manifest.contractVersion - 2 }),
  'a kit of the major version before': withNeeds({ kit: '0.9.0' }),
  'a newer kit': withNeeds({ kit: '1.999.0' }),
  'a newer API': withNeeds({ api: '1.999.0' }),
  'a capability that is missing': withNeeds({ capabilities: ['camels.ride'] }),
  'a call that is missing': withNeeds({ calls: ['/api/camels/:/rides'] }),
};

/** The build asks a remote for its routes, without a browser; the remote may only throw in a browser. */
const inBrowser = "if (typeof document !== 'undefined')";
const atRender = `for (const route of [...remote.routes, ...remote.features.flatMap((each) => each.routes)])
  route.load = async () => () => { throw new RangeError('at render'); };`;

/** Releases with correct hashes whose code throws: each changes `src/remote.tsx`. */
export const thrown = {
  'at load': (source) => `${source}\n${inBrowser} throw new TypeError('at load');`,
  'at render': (source) => `${source}\n${inBrowser} { ${atRender} }`,
};
