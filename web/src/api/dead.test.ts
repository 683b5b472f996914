import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';

/** A socket that says only what it is told to say. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 1;
  sent: string[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Wire.all.push(this);
  }

  send(data: string): void {
    this.sent.push((JSON.parse(data) as { type: string }).type);
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', nothing);
  vi.stubGlobal('document', { ...nothing, hidden: false, documentElement: {} });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connected(): Promise<[Live, Wire]> {
  const live = new Live('t');
  await vi.advanceTimersByTimeAsync(0);
  const wire = Wire.all[0];
  if (!wire) throw new Error('no socket');
  wire.onopen?.();
  wire.say({ type: 'pong' });
  return [live, wire];
}

test('a connection that answers no ping is dead: the page says so and comes back', async () => {
  const [live, wire] = await connected();
  expect(live.connection).toBe('live');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wire.sent).toEqual(['ping']);
  wire.say({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(live.connection).toBe('live');
  await vi.advanceTimersByTimeAsync(6_100); // the next ping, and five seconds without an answer
  expect(live.connection).toBe('lost');
  expect(wire.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(Wire.all.length).toBe(2);
  Wire.all[1]?.onopen?.();
  Wire.all[1]?.say({ type: 'pong' });
  expect(live.connection).toBe('live');
  live.close();
});

test('while the server cannot store anything, the page knows', async () => {
  const [live, wire] = await connected();
  wire.say({ type: 'storage', ok: false });
  expect(live.told.storage?.ok).toBe(false);
  wire.say({ type: 'storage', ok: true });
  expect(live.told.storage?.ok).not.toBe(false);
  live.close();
});
