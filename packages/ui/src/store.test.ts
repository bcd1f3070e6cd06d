import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('S4 a store notifies its subscribers of each change and keeps the latest value', () => {
  const store = createStore('nothing');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.current()));
  expect(store.current()).toBe('nothing');

  store.publish('one');
  stop();
  store.publish('two');
  expect(heard).toEqual(['one']);
  expect(store.current()).toBe('two');
});
