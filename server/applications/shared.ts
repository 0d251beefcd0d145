// Reading an application and its CV, for both sides. When the company first opens the CV, the application moves to `viewed`;
// where the chart does not allow that, the CV stays closed, because the veteran would not be notified.
import { and, eq } from 'drizzle-orm';
import { personKey } from '../background/fairQueue.ts';
import type { NumbersFor, OpenProfiles, ReadProfiles } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationFiles } from '../db/schema/applications.ts';
import { inlineHeader } from '../http/answers/attachment.ts';
import { notFound, Problem } from '../http/answers/problem.ts';
import { allow } from '../http/contract/access.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PdfMaker } from '../resumes/interface.ts';
import { logLook } from './accessLog.ts';
import { requireViewable, viewFirst, wasViewed } from './applicants/firstView.ts';
import {
  type Application,
  findApplication,
  isSharedWithCompany,
  lockApplication,
  type Side,
} from './applicationLife.ts';
import { companyOf, employerSide } from './employer.ts';
import { asHiringManagerReads } from './hiringManagerView.ts';
import { presentApplication } from './presentApplication.ts';

interface Means {
  outbox: Outbox;
  pdfMaker: PdfMaker;
  numbersFor: NumbersFor;
  reading: ReadProfiles;
}

interface Viewing {
  viewer: 'veteran' | 'employer';
  side: Side;
}

/**
 * Only active veterans and recruiters of approved companies may read applications; everybody else gets a 404. So does a hiring
 * manager, unless the call is for the hiring team.
 */
export function viewingAs(user: SignedInUser, employers: 'recruiter' | 'hiring_team' = 'recruiter'): Viewing {
  const viewer = user.role === 'veteran' ? 'veteran' : 'employer';
  try {
    allow({ id: 'getApplication', access: viewer === 'veteran' ? 'veteran' : employers }, user);
  } catch (error) {
    throw error instanceof Problem ? notFound() : error;
  }
  return viewer === 'veteran'
    ? { viewer, side: { veteranId: user.id } }
    : { viewer, side: employerSide(user) };
}

const lookerOf = (user: SignedInUser) => ({ id: user.id, company: companyOf(user) });

async function openCv(
  db: TenantDb,
  call: Call<'getApplicationCv'>,
  { viewer, side, open, outbox }: Viewing & { open: OpenProfiles; outbox: Outbox },
) {
  const { params, user, now } = call;
  if (viewer === 'veteran') return fileOf(db, await findApplication(db, side, params.id));
  const application = await lockApplication(db, side, params.id);
  if (!isSharedWithCompany(application, now)) throw notFound();
  const isFirst = !(await wasViewed(db, application.row));
  if (isFirst) requireViewable(application, now);
  await open([{ userId: application.row.user_id }]);
  if (isFirst) await viewFirst(db, application, { call, outbox });
  await logLook(db, lookerOf(user), application.row, 'resume', now);
  return fileOf(db, application);
}

export const getApplication: Operation<'getApplication', Pick<Means, 'numbersFor' | 'reading'>> = (
  call,
  { numbersFor, reading },
) =>
  reading(call, async (db, open) => {
    const { params, user, now } = call;
    const { viewer, side } = viewingAs(user, 'hiring_team');
    const application = await findApplication(db, side, params.id);
    if (viewer === 'employer') {
      await open([{ userId: application.row.user_id }]);
      await logLook(db, lookerOf(user), application.row, 'application', now);
    }
    const reader = viewer === 'employer' ? numbersFor(db.tenantId, companyOf(user).id) : viewer;
    const data = await presentApplication(db, application, reader, now);
    return { data: user.member_role === 'hiring_manager' ? asHiringManagerReads(data) : data };
  });

export const getApplicationCv: Operation<'getApplicationCv', Omit<Means, 'numbersFor'>> = async (
  call,
  { outbox, pdfMaker, reading },
) => {
  const viewing = viewingAs(call.user, 'hiring_team');
  const { name, at, content, ...file } = await reading(call, (db, open) =>
    openCv(db, call, { ...viewing, open, outbox }),
  );
  outbox.wake();
  const headers = { 'content-disposition': inlineHeader(name) };
  if (file.bytes) return { file: file.bytes, type: 'application/pdf', headers };
  if (!content) throw notFound();
  const pdf = await pdfMaker.make({ document: content, at, person: personKey(call.tenant.id, call.user.id) });
  const bytes = Buffer.from(pdf.bytes);
  await call.transaction(({ tenantId, tx }) =>
    tx
      .update(applicationFiles)
      .set({ bytes, page_count: pdf.measures.pages })
      .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.id, file.id))),
  );
  return { file: bytes, type: 'application/pdf', headers };
};

async function fileOf({ tenantId, tx }: TenantDb, { row }: Application) {
  const [file] = await tx
    .select()
    .from(applicationFiles)
    .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.application_id, row.id)));
  if (!file) throw notFound();
  return file;
}
