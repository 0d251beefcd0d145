/** Promises: a veteran sees of themselves what each audience is shown, made by the very code that shows it; nobody looked. */
import { profileOf } from '../applications/freeze.ts';
import type { NumbersFor } from '../companies/candidateNumbers.ts';
import type { Operation } from '../http/contract/call.ts';
import { refreshCandidate } from '../resumes/candidate/storedFacts.ts';
import { detailOf, lookFor } from './candidates.ts';
import { publicCardOf } from './public.ts';
import { seenBy } from './sight.ts';

// No company has it: only what a veteran is to every company is left.
const anyCompany = 0;

const nothingShared = { phone: false, clearance: null };

export const getCandidatePreview: Operation<'getCandidatePreview', { numbersFor: NumbersFor }> = (
  { query, user, now, transaction },
  { numbersFor },
) =>
  transaction(async (db) => {
    const numbers = numbersFor(db.tenantId, anyCompany);
    const { audience } = query;
    await refreshCandidate(db, user.id, now);
    const asked = { audience, candidate_visibility: user.candidate_visibility };
    if (audience === 'public') {
      return {
        data: {
          ...asked,
          card: await publicCardOf(db, user.id, now),
          candidate: null,
          application: null,
        },
      };
    }
    const isEmployer = audience === 'employer';
    const sight = seenBy(db.tenantId, numbers, now, isEmployer ? 'applied' : undefined);
    const seen = await lookFor(db, sight, user.id);
    return {
      data: {
        ...asked,
        card: null,
        candidate: seen && (await detailOf(db, seen, numbers)),
        application: isEmployer ? profileOf(user, nothingShared, now) : null,
      },
    };
  });
