// @vitest-environment node
// One of the screens tests, which share no module with other files: what faces are known is one for a process.
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
  // Here its faces have the addresses of a browser, where no file lies.
  await import('./renderWorker.ts');
  for (const number of [1, 2, 3, 4])
    scope.onmessage({ data: { number, document: onePage, at: new Date(0) } });
  await both;
  expect(answers).toEqual([
    { number: 1, failure: expect.stringContaining('/documents/fonts/') },
    { number: 4, failure: expect.stringContaining('/documents/fonts/') },
  ]);
});
