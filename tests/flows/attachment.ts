import type { FlowCases } from 'statechart-paths';
import type {
  AttachmentContext,
  AttachmentEvent,
  AttachmentInput,
  UploadedAttachment,
} from '../../src/machines/attachment.ts';
import { error500, refused422 } from './outcomes.ts';

const file = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });
const stored: UploadedAttachment = { id: 3, name: 'licence.pdf', size: 8 };

const events = {
  'tries again': { type: 'retry.requested' },
  'removes the file': { type: 'file.removed' },
  'sends a day later': { type: 'file.expired', failure: refused422 },
} satisfies Record<string, AttachmentEvent>;

export const cases = {
  inputs: { 'a file': { applicationId: 8, file } satisfies AttachmentInput },
  events,
  ports: {
    uploadMessageAttachment: { done: { ok: stored }, error: { refused422, error500 } },
    deleteMessageAttachment: { done: { ok: { id: stored.id } }, error: { error500 } },
  },
  project: ({ stored: uploaded, failure }: AttachmentContext) => [uploaded !== null, failure !== null],
} satisfies FlowCases;
