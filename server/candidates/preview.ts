// Shows veterans what each audience sees of them, through the same code, without counting as a look.
import { profileOf } from '../applications/interface.ts';
import type { NumbersFor } from '../companies/interface.ts';
import type { Operation } from '../http/contract/call.ts';
import { refreshCandidate } from '../resumes/interface.ts';
import { detailOf, lookFor } from './candidateDetail.ts';
import { publicCardOf } from './public.ts';
import { visibleTo } from './visibleCandidates.ts';

// No company has this id, so only what every company may see is left.
const anyCompany = 0;

export const getCandidatePreview: Operation<'getCandidatePreview', { numbersFor: NumbersFor }> = (
  { query, user, now, transaction },
  { numbersFor },
) =>
  transaction(async (db) => {
    const numbers = numbersFor(db.tenantId, anyCompany);
    const { audience } = query;
    await refreshCandidate(db, user.id, now);
    const common = { audience, candidate_visibility: user.candidate_visibility };
    if (audience === 'public') {
      return {
        data: {
          ...common,
          card: await publicCardOf(db, user.id, now),
          candidate: null,
          application: null,
        },
      };
    }
    const isEmployer = audience === 'employer';
    const visible = visibleTo(db.tenantId, numbers, now, isEmployer ? 'applied' : undefined);
    const candidate = await lookFor(db, visible, user.id);
    const detail = candidate && (await detailOf(db, candidate, numbers, { now }));
    const shared = { phone: false, clearance: null, headline: detail?.headline ?? null };
    return {
      data: {
        ...common,
        card: null,
        candidate: detail,
        application: isEmployer ? profileOf(user, shared, now) : null,
      },
    };
  });
