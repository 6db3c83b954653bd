import { createRequire } from 'node:module';
import { addressOf, mockModule, nextFile, sourceMaps } from './hooks.mjs';

const require = createRequire(import.meta.url);

/**
 * Jest's runtime without `node:vm` contexts: test files and their imports are node's own modules. Modules named in the
 * project's `testEnvironmentOptions.shared` are loaded once per worker, as packages are; every other module of the
 * project is reloaded for each test file. What a test file replaced (mocks, timers, the environment) is restored after
 * it.
 */
class NativeRuntime {
  #environment;
  #before = { env: { ...process.env }, folder: process.cwd(), exit: process.exit, console: globalThis.console };

  constructor(config, environment) {
    const { shared, fresh } = config.testEnvironmentOptions;
    this.#environment = environment;
    nextFile({
      isShared: oneOf(shared),
      isFresh: oneOf(fresh),
      mapper: (config.moduleNameMapper ?? []).map(([pattern, target]) => [new RegExp(pattern), target]),
    });
  }

  /** Loads jest's own modules again for each file, because some of them keep a list of tests. */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(addressOf(path));
  }

  setGlobalsForRuntime(globals) {
    mockModule('@jest/globals', { ...globals, jest: this.#jest() });
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return {};
  }

  enterTestCode() {}
  leaveTestCode() {}

  teardown() {
    this.#environment.moduleMocker.restoreAllMocks();
    this.#environment.fakeTimersModern.useRealTimers();
    const { env, folder, exit } = this.#before;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    if (process.cwd() !== folder) process.chdir(folder);
    process.exit = exit;
  }

  /** The parts of the `jest` object that the tests here use. */
  #jest() {
    const mocker = this.#environment.moduleMocker;
    const timers = this.#environment.fakeTimersModern;
    const jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      replaceProperty: mocker.replaceProperty.bind(mocker),
      isMockFunction: (value) => mocker.isMockFunction(value),
      mocked: (value) => value,
      unstable_mockModule: (name, factory) => (mockModule(name, factory()), jest),
      useFakeTimers: (options) => (
        timers.useFakeTimers({ ...options, doNotFake: [...turns, ...(options?.doNotFake ?? [])] }), jest
      ),
      useRealTimers: () => (timers.useRealTimers(), jest),
      now: () => timers.now(),
      setSystemTime: (now) => timers.setSystemTime(now),
    };
    for (const name of ['clearAllMocks', 'resetAllMocks', 'restoreAllMocks']) jest[name] = () => (mocker[name](), jest);
    for (const name of timed) jest[name] = (...args) => timers[name](...args);
    return jest;
  }
}

function oneOf(texts = []) {
  const patterns = texts.map((text) => new RegExp(text));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Not faked: node's own responses and streams need them, for example to read the body of a response. */
const turns = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];
const timed = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'getTimerCount',
  'clearAllTimers',
];

export { NativeRuntime as 'module.exports' };
