// Keep this order: later steps notify of and remove what earlier steps ended or closed.
import { remindOfTasks } from '../actionPlan/reminders.ts';
import { expireApplications } from '../applications/expiry.ts';
import { forgetOldApplications } from '../applications/forget.ts';
import { setInactive } from '../applications/inactivity.ts';
import { remindOfInterviews } from '../applications/interviews/interviewReminders.ts';
import { lapseOffers, remindOfOffers, removeUnusedLetters } from '../applications/offers/offerDays.ts';
import type { RegularWork } from '../background/sweep.ts';
import type { Database } from '../db/database.ts';
import { notifyExpiringJobs } from '../jobs/expiring.ts';
import { expireJobs } from '../jobs/jobLife.ts';
import type { Outbox } from '../mail/outbox.ts';
import { removeUnsentAttachments } from '../messages/storedAttachments.ts';
import { endDepartures } from '../privacy/departure.ts';
import type { ErasureLog } from '../privacy/erasureLog.ts';
import { endUnusedAccounts } from '../privacy/retention.ts';
import { sweep } from '../privacy/sweep.ts';
import { remindOfMilestones } from '../transitionPlans/milestones/reminders.ts';
import { noticeLeavers } from './followLeaving.ts';

interface WorkOptions {
  database: Database;
  outbox: Outbox;
  erasures?: ErasureLog | null;
}

export const regularWork = ({ database, outbox, erasures }: WorkOptions): RegularWork[] => [
  { name: 'removing expired rows', run: (now) => sweep(database, now) },
  { name: 'closing expired jobs', run: (now) => expireJobs(database, now) },
  { name: 'notifying of expiring jobs', run: (now) => notifyExpiringJobs(database, outbox, now) },
  { name: 'expiring applications', run: (now) => expireApplications(database, outbox, now) },
  { name: 'reminding of interviews', run: (now) => remindOfInterviews(database, outbox, now) },
  { name: 'reminding of offers', run: (now) => remindOfOffers(database, outbox, now) },
  { name: 'lapsing offers', run: (now) => lapseOffers(database, outbox, now) },
  { name: 'setting aside inactive applications', run: (now) => setInactive(database, outbox, now) },
  { name: 'removing unused offer letters', run: (now) => removeUnusedLetters(database, now) },
  { name: 'removing unsent attachments', run: (now) => removeUnsentAttachments(database, now) },
  { name: 'removing old applications', run: (now) => forgetOldApplications(database, now) },
  { name: 'ending departures', run: (now) => endDepartures(database, outbox, now, erasures) },
  { name: 'ending unused accounts', run: (now) => endUnusedAccounts(database, outbox, now, erasures) },
  { name: 'noticing who has left', run: (now) => noticeLeavers(database, now) },
  { name: 'reminding of milestones', run: (now) => remindOfMilestones(database, outbox, now) },
  { name: 'reminding of tasks', run: (now) => remindOfTasks(database, outbox, now) },
  { name: 'vacuum and analyze', run: () => database.vacuumAndAnalyze() },
];
