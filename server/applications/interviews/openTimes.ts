import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Application } from '../applicationLife.ts';
import { type BusyTime, busyTimes, clashWith } from './busyTimes.ts';
import { involvedRecruiters } from './interviewMail.ts';
import { interviewTime } from './interviewTimes.ts';

type ProposedTime = components['schemas']['Interview']['times'][number];

/** The proposed times, and at which of them everybody is free, as far as the viewer may know. */
export async function openTimes(
  db: TenantDb,
  application: Application,
  interview: InterviewRow,
  { viewer, now }: { viewer: 'veteran' | 'employer'; now: Date },
): Promise<ProposedTime[]> {
  const { times, minutes } = interview;
  const colleagueIds = await involvedRecruiters(db, application, interview);
  const veteran = viewer === 'veteran' ? 'anywhere' : 'here';
  const busy = await busyTimes(db, application, { colleagueIds, veteran }, { statuses: ['confirmed'], now });
  const own = busy.filter(({ veteranId }) => viewer === 'veteran' && veteranId === application.row.user_id);
  return times.map((time) => {
    const at = new Date(time);
    return {
      at: time,
      is_open: at > now && !clashWith(busy, at, minutes),
      clashing_application_id: clashWith(own, at, minutes)?.applicationId ?? null,
    };
  });
}

interface Proposed {
  times: string[];
  minutes: number;
  zone: string | null;
  arrangedBy: number;
  panel: number[];
}

/** @throws 422 if somebody who takes part has a confirmed interview at a proposed time */
export async function requireFreeTimes(
  db: TenantDb,
  application: Application,
  { times, minutes, zone, arrangedBy, panel }: Proposed,
  now: Date,
): Promise<void> {
  const participants = { colleagueIds: [arrangedBy, ...panel], veteran: 'here' } as const;
  const busy = await busyTimes(db, application, participants, { statuses: ['confirmed'], now });
  const busyPerson = ({ colleagueIds, veteranId }: BusyTime) => {
    if (colleagueIds.includes(arrangedBy)) return 'You already have an interview';
    return veteranId === application.row.user_id
      ? 'The applicant already has an interview with your company'
      : 'A colleague on the panel already has an interview';
  };
  const problems = times.flatMap((time) => {
    const clash = clashWith(busy, new Date(time), minutes);
    if (!clash) return [];
    const when = interviewTime(clash.at.toISOString(), application.job.country_id, zone);
    return [`${busyPerson(clash)} on ${when}. Choose another time`];
  });
  if (problems.length > 0) throw invalid({ 'interview.times': problems });
}
