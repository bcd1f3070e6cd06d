import { expect, test, vi } from 'vitest';
import { createReading } from './reading.ts';

test('refreshing keeps what was read until the new value has arrived, even after a failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const reads = [async () => 'old', offline, async () => 'new'];
  const reading = createReading('the letters', async () => reads.shift()?.());
  const states: unknown[] = [];
  reading.subscribe(() => states.push(reading.current()));

  reading.start();
  await expect.poll(() => reading.current().status).toBe('ready');
  reading.refresh();
  await expect.poll(() => warned).toHaveBeenCalledOnce();
  expect(warned.mock.lastCall?.[0]).toBe('Failed to read the letters:');
  reading.refresh();
  await expect.poll(() => states).toHaveLength(3);
  expect(states).toEqual([
    { status: 'loading' },
    { status: 'ready', value: 'old' },
    { status: 'ready', value: 'new' },
  ]);
});

test('S9 a retry shows loading again, and then a second failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const reading = createReading('the letters', offline);
  const states: string[] = [];
  reading.subscribe(() => states.push(reading.current().status));
  reading.start();
  await expect.poll(() => states).toEqual(['loading', 'failed']);
  reading.retry();
  await expect.poll(() => states).toEqual(['loading', 'failed', 'loading', 'failed']);
});

function offline(): Promise<never> {
  return Promise.reject(new Error('offline'));
}
