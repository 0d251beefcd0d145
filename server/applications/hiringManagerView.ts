import type { components } from '../../openapi.gen.d.ts';

type Schemas = components['schemas'];

/** Without moves, offers, which say a salary, and the way to the candidate's page. */
export const asHiringManagerReads = (application: Schemas['Application']): Schemas['Application'] => ({
  ...application,
  allowed: [],
  can_revive: false,
  undo_until: null,
  candidate_id: null,
  offer: null,
  job_terms: null,
  interview: application.interview && { ...application.interview, allowed: [], has_calendar: false },
});
