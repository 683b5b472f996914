import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLists } from './lists';

class Wire {
  static readonly CONNECTING = 0;
  static all: Wire[] = [];
  readyState = 1;
  onopen = (): void => undefined;
  onmessage = (): void => undefined;
  onclose = (): void => undefined;
  closed = false;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  close(): void {
    this.closed = true;
    this.onclose();
  }
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'https:', host: 'club.example' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lists are read when the server says so, and not by a timer', () => {
  const changed = vi.fn();
  followLists(changed);
  expect(Wire.all[0]?.address).toBe('wss://club.example/api/lists/live');
  Wire.all[0]?.onopen();
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(changed).toHaveBeenCalledTimes(1);
  Wire.all[0]?.onmessage();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a lost connection is tried again, later and later, and what was missed is read', () => {
  const changed = vi.fn();
  followLists(changed);
  Wire.all[0]?.onclose();
  vi.advanceTimersByTime(1500);
  expect(Wire.all).toHaveLength(2);
  expect(changed).toHaveBeenCalledTimes(1);
  Wire.all[1]?.onclose();
  vi.advanceTimersByTime(999);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(2001);
  expect(Wire.all).toHaveLength(3);
});

test('a connection that is still being made is ended when it is there', () => {
  const changed = vi.fn();
  const stop = followLists(changed);
  const [wire] = Wire.all;
  if (wire) wire.readyState = Wire.CONNECTING;
  stop();
  expect(wire?.closed).toBe(false);
  wire?.onopen();
  expect(wire?.closed).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('who stops is told no more', () => {
  const changed = vi.fn();
  const stop = followLists(changed);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(Wire.all[0]?.closed).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});
