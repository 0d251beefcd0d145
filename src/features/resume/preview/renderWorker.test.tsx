// @vitest-environment node
// A screens test, because those share no modules between files, and registered fonts are global.
import { expect, test } from 'vitest';
import { onePage } from '../../../../tests/fixtures/cv/resumes.ts';
import type { RenderAnswer, RenderWish } from './renderWorker.ts';

const scope = globalThis as unknown as {
  postMessage: (answer: RenderAnswer) => void;
  onmessage: (message: { data: RenderWish }) => void;
};

test('of the wishes that come while one is worked on only the last is begun; a face that is not there is a failure', async () => {
  const answers: RenderAnswer[] = [];
  const both = new Promise<void>((resolve) => {
    scope.postMessage = (answer) => {
      answers.push(answer);
      if (answers.length === 2) resolve();
    };
  });
  // The fonts have browser addresses here, where no file exists.
  await import('./renderWorker.ts');
  for (const number of [1, 2, 3, 4])
    scope.onmessage({ data: { number, document: onePage, at: new Date(0) } });
  await both;
  expect(answers).toEqual([
    { number: 1, failure: expect.stringContaining('/documents/fonts/') },
    { number: 4, failure: expect.stringContaining('/documents/fonts/') },
  ]);
});
