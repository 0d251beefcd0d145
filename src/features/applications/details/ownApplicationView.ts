import type { OwnApplication } from '../../../api/ownApplications.ts';
import { usualText, waitEndText } from '../../../machines/applicationStages.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { chipOf, datedPointsOf } from '../../../ui/route/ownProgress.ts';
import type { RoutePoint } from '../../../ui/route/RouteLine.tsx';
import { nextOf, withdrawals } from '../stages.ts';

interface OwnApplicationView {
  chip: ReturnType<typeof chipOf>;
  next: string;
  isOver: boolean;
  card: 'offer' | 'interview' | null;
  points: RoutePoint[];
  notes: string[];
  canWithdraw: boolean;
}

interface Facts {
  application: OwnApplication;
  /** “CV” or “Resume” */
  documentName: string;
  locale: string;
}

function cardOf({ status, offer, interview }: OwnApplication): OwnApplicationView['card'] {
  if ((status === 'offer' || status === 'hired') && offer) return 'offer';
  return status === 'interview' && interview ? 'interview' : null;
}

function noteOf({ status, reason_code, public_note, job }: OwnApplication): string | null {
  if (status !== 'withdrawn') return public_note && `${job.company.name} writes: ${public_note}`;
  const reason = Object.entries(withdrawals).find(([key]) => key === reason_code)?.[1];
  const text = [reason, public_note].filter(Boolean).join('. ');
  return text && `Your reason: ${text}`;
}

export function ownApplicationView({ application, documentName, locale }: Facts): OwnApplicationView {
  const { expires_at, wait_ends: ends, next_actor, allowed } = application;
  const dayOf = (moment: string) => dayText(localDay(new Date(moment)), locale);
  const usual = usualText(application);
  const notes = [
    noteOf(application),
    usual && `${usual}.`,
    ends && waitEndText(ends.leads_to, dayOf(ends.at)),
  ];
  return {
    chip: chipOf(application),
    next: nextOf(application, documentName, expires_at && momentText(expires_at, locale)),
    isOver: next_actor === 'none' && application.interview_status !== 'confirmed',
    card: cardOf(application),
    points: datedPointsOf(application, dayOf),
    notes: notes.filter((note): note is string => Boolean(note)),
    canWithdraw: allowed.includes('withdrawn'),
  };
}
