import { isStartupLine, LogLines } from './log-lines.js';
import { redacted } from './redact.js';

const call = { method: 'GET', path: '/api/person/1000000016/a@b.sa', status: 404, reference: 'abcdef012345' };
const ended = { ...call, level: 'info' as const, responseTime: 12 };

/** The line as pino prints it. */
const printed = ({ method, path, status, reference }: typeof call, trace?: string): string =>
  redacted(
    JSON.stringify({
      level: 30,
      time: Date.now(),
      pid: 1,
      hostname: 'host',
      reference,
      ...(trace === undefined ? {} : { trace }),
      req: { method, path },
      res: { status },
      responseTime: 12,
      msg: 'request completed',
    }),
  );

test('the framework’s log lines at a start are told apart from those of the platform', () => {
  const line = (context: string): string =>
    JSON.stringify({ level: 30, time: 1, context, msg: 'Mapped {/, GET} route' });
  expect(['RouterExplorer', 'RoutesResolver', 'InstanceLoader'].map((context) => isStartupLine(line(context)))).toEqual(
    [true, true, true],
  );
  expect([isStartupLine(line('NestApplication')), isStartupLine('{"level":30}')]).toEqual([false, false]);
});

describe('lines that wait to be stored', () => {
  it.each([undefined, '0af7651916cd43dd8448eb211c80319c'])(
    'a request that is not printed is stored as its line (%s)',
    (trace) => {
      const [one, other] = [new LogLines(), new LogLines()];
      one.add(printed(call, trace));
      other.addCall({ ...ended, trace });
      const withoutTime = (lines: LogLines) => lines.take().map(({ at: _at, ...line }) => line);
      const [line] = withoutTime(other);
      expect(line).toMatchObject({ message: 'GET /api/person/••0016/••@•• 404', source: 'http' });
      expect([line]).toEqual(withoutTime(one));
    },
  );

  it('reading the log adds no line to it', () => {
    const lines = new LogLines();
    const reading = { ...call, path: '/api/admin/system/logs' };
    lines.add(printed(reading));
    lines.addCall({ ...ended, ...reading, trace: undefined });
    expect(lines.take()).toEqual([]);
  });

  it('above 5,000 they are counted and dropped', () => {
    const lines = new LogLines();
    for (let n = 0; n < 5_003; n += 1) lines.addCall({ ...ended, trace: undefined });
    lines.add(printed(call));
    const taken = lines.take();
    expect(taken).toHaveLength(5_001);
    expect(taken.at(-1)?.message).toContain('4 lines were not kept');
    expect(lines.take()).toEqual([]);
  });
});
