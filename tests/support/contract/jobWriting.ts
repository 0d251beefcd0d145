/** A job as a recruiter would write it, whole enough to be published. */
import type { components } from '../../../openapi.gen.d.ts';

import type { Recruiter } from './companyPeople.ts';
import type { Answer } from './harness.ts';

type Schemas = components['schemas'];
export type Job = Schemas['Job'];
export type JobCard = Schemas['JobCard'];

const bristol = 48703;

/** So many days after the given one. */
export const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

export const wholeJob = (now: Date, change: Partial<Schemas['JobFields']> = {}): Schemas['JobFields'] => ({
  title: 'Signal Box Fitter',
  job_role_id: 3010,
  job_type: ['full_time'],
  type: ['on_site'],
  experience_id: 2,
  country_id: 232,
  city: [bristol],
  salary: { min: 3_200_000, max: 3_800_000, currency: 'GBP', per: 'year' },
  description_html: `<p>${'We build and repair signal boxes for heritage lines and small networks. '.repeat(4)}</p>`,
  responsibilities: ['Strip, repair and test lever frames'],
  requirements: ['A mechanical trade'],
  skills: [{ name: 'Fault finding', is_required: true }],
  closes_on: dayAfter(now, 30),
  ...change,
});

/** Changes a published job and publishes the changes; the answer that refuses, or the last. */
export async function changePublished(
  recruiter: Pick<Recruiter, 'call'>,
  { id, version }: Pick<Job, 'id' | 'version'>,
  change: Schemas['JobFields'],
): Promise<Answer> {
  const changed = await recruiter.call('updateJob', { params: { id }, body: { version, ...change } });
  if (changed.status !== 200) return changed;
  const body = { version: (changed.body.data as Job).version };
  return recruiter.call('publishJobChanges', { params: { id }, body });
}
