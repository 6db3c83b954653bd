import { absoluteEnd, isAlive, isTouchDue } from './session-life.js';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
const session = (lastSeen: number, ended: number | null = null) => ({
  lastSeenAt: at(lastSeen),
  endsAt: absoluteEnd(at(0)),
  endedAt: ended === null ? null : at(ended),
});

describe('the life of a session', () => {
  it('ends exactly after the idle time', () => {
    expect(isAlive(session(0), 30, new Date(at(30).getTime() - 1))).toBe(true);
    expect(isAlive(session(0), 30, at(30))).toBe(false);
  });

  it('ends after eight hours even if it is in use', () => {
    expect(isAlive(session(479), 30, new Date(at(480).getTime() - 1))).toBe(true);
    expect(isAlive(session(479), 30, at(480))).toBe(false);
  });

  it('ends when it is ended explicitly', () => {
    expect(isAlive(session(0, 1), 30, at(1))).toBe(false);
  });

  it('updates the time it was last seen only after five seconds', () => {
    expect(isTouchDue(session(0), new Date(at(0).getTime() + 4999))).toBe(false);
    expect(isTouchDue(session(0), new Date(at(0).getTime() + 5000))).toBe(true);
  });
});
