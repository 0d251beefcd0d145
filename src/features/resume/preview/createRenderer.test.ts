import { beforeEach, expect, test, vi } from 'vitest';
import { onePage, threePages } from '../../../../tests/fixtures/cv/resumes.ts';
import { createRenderer, type Outcome } from './createRenderer.ts';
import type { RenderAnswer, RenderWish } from './renderWorker.ts';

const at = new Date('2026-11-20T00:00:00Z');
const bytes = new Uint8Array([1, 2, 3]);

class Doll {
  static made: Doll[] = [];
  asked: number[] = [];
  isEnded = false;
  onmessage: (message: { data: RenderAnswer }) => void = () => {};
  onerror: () => void = () => {};
  constructor() {
    Doll.made.push(this);
  }
  postMessage({ number }: RenderWish) {
    this.asked.push(number);
  }
  terminate() {
    this.isEnded = true;
  }
}

const story = () => Doll.made.map(({ asked, isEnded }) => ({ asked, isEnded }));
const worker = (n: number) => Doll.made[n] as Doll;

let outcomes: Outcome[];
beforeEach(() => {
  Doll.made = [];
  outcomes = [];
  vi.stubGlobal('Worker', Doll);
  vi.stubGlobal('location', new URL('https://here.example/'));
});
const start = () => createRenderer((outcome) => outcomes.push(outcome));

test('a worker that dies at its work is replaced, and the latest wish is asked again', () => {
  const renderer = start();
  renderer.render(onePage, at);
  renderer.render(threePages, at);
  worker(0).onerror();
  worker(1).onmessage({ data: { number: 2, bytes } });
  expect(story()).toEqual([
    { asked: [1, 2], isEnded: true },
    { asked: [2], isEnded: false },
  ]);
  expect(outcomes).toEqual([{ isAgain: true }, { bytes, document: threePages }]);
});

test('three that die in a row are reported as a failure, and the next request starts another', () => {
  const renderer = start();
  renderer.render(onePage, at);
  for (const n of [0, 1, 2]) worker(n).onerror();
  expect(outcomes).toEqual([{ isAgain: true }, { isAgain: true }, { failure: 'The worker stopped.' }]);
  renderer.render(onePage, at);
  worker(3).onmessage({ data: { number: 2, bytes } });
  expect(outcomes.at(-1)).toEqual({ bytes, document: onePage });
});

test('one that dies with nothing to do is not spoken of', () => {
  const renderer = start();
  renderer.render(onePage, at);
  worker(0).onmessage({ data: { number: 1, bytes } });
  worker(0).onerror();
  renderer.render(threePages, at);
  expect(story()).toEqual([
    { asked: [1], isEnded: true },
    { asked: [2], isEnded: false },
  ]);
  expect(outcomes).toEqual([{ bytes, document: onePage }]);
});

test('after a face that did not load, the next wish gets a worker that loads it anew', () => {
  const renderer = start();
  renderer.render(onePage, at);
  worker(0).onmessage({ data: { number: 1, failure: 'Failed to fetch font' } });
  renderer.render(onePage, at);
  expect(outcomes).toEqual([{ failure: 'Failed to fetch font' }]);
  expect(story()).toEqual([
    { asked: [1], isEnded: true },
    { asked: [2], isEnded: false },
  ]);
});
