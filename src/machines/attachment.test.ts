import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type AttachmentInput, attachmentMachine, type UploadedAttachment } from './attachment.ts';

const file = new File(['%PDF-1.7'], 'licence.pdf');
const stored: UploadedAttachment = { id: 3, name: 'licence.pdf', size: 8 };

function upload(...answers: (UploadedAttachment | { status: number; code: string; message: string })[]) {
  const deleted: number[] = [];
  const actor = createActor(
    attachmentMachine.provide({
      actors: {
        uploadMessageAttachment: fromPromise<UploadedAttachment, AttachmentInput>(async () => {
          const answer = answers.shift();
          if (!answer || 'status' in answer) throw answer;
          return answer;
        }),
        deleteMessageAttachment: fromPromise<{ id: number }, { id: number }>(async ({ input }) => {
          deleted.push(input.id);
          return input;
        }),
      },
    }),
    { input: { applicationId: 8, file } },
  ).start();
  return { actor, deleted, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) };
}

const failure = (status: number) => ({ status, code: 'code', message: `Refused with ${status}` });

test.each([
  [0, 'interrupted'],
  [408, 'interrupted'],
  [429, 'interrupted'],
  [503, 'interrupted'],
  [409, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
])('an upload that fails with %i is %s, with the reason', async (status, value) => {
  const { settled } = upload(failure(status));
  const state = await settled();
  expect([state.value, state.context.failure?.message]).toEqual([value, `Refused with ${status}`]);
});

test('a file that did not get through is uploaded again, and deleted once it is removed', async () => {
  const { actor, deleted, settled } = upload(failure(503), stored);
  await settled();
  actor.send({ type: 'retry.requested' });
  const { value, context } = await settled();
  expect([value, context.stored, context.failure]).toEqual(['attached', stored, null]);
  actor.send({ type: 'file.removed' });
  expect([(await settled()).value, deleted]).toEqual(['removed', [3]]);
});

test('a file that the server has deleted meanwhile is uploaded again', async () => {
  const { actor, settled } = upload(stored, { ...stored, id: 4 });
  await settled();
  actor.send({ type: 'file.expired', failure: failure(422) });
  expect(actor.getSnapshot().value).toBe('interrupted');
  actor.send({ type: 'retry.requested' });
  expect((await settled()).context.stored?.id).toBe(4);
});
