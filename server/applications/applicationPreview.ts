// Shows veterans what an application would send, through the code that freezes it.
import type { Operation } from '../http/contract/call.ts';
import { openJob } from './apply.ts';
import { presentCvText } from './cvText.ts';
import { frozenResume, profileOf } from './freeze.ts';

export const previewApplication: Operation<'previewApplication'> = ({
  params,
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    await openJob(db, params.id, now);
    const share = { phone: query.phone === 1, clearance: query.clearance === 1 };
    const { content, shared } = await frozenResume(db, user, query.resume_id, share);
    return { data: { cv: presentCvText(content), profile: profileOf(user, shared, now) } };
  });
