/** What both sides read: the whole application, and the CV that went with it, which the company's first look makes a step of its own. */
import { and, eq } from 'drizzle-orm';
import { allow } from '../access.ts';
import type { Call, Handlers } from '../call.ts';
import type { TenantDb } from '../db/database.ts';
import { applicationFiles } from '../db/schema/applications.ts';
import type { Outbox } from '../mail/outbox.ts';
import { telling } from '../notifications/notify.ts';
import { notFound, Problem } from '../problem.ts';
import { attachment } from '../resumes/export/export.ts';
import type { PdfMaker } from '../resumes/pdf/maker.ts';
import type { SignedIn } from '../sessions.ts';
import { logLook } from './accessLog.ts';
import {
  type Application,
  findApplication,
  lockApplication,
  moveApplication,
  type Side,
  stands,
} from './applicationLife.ts';
import { companyOf } from './employer.ts';
import { presentApplication } from './views.ts';

interface Viewing {
  viewer: 'veteran' | 'employer';
  side: Side;
}

/** To everybody else it is not there. */
function viewingAs(user: SignedIn): Viewing {
  const viewer = user.role === 'veteran' ? 'veteran' : 'employer';
  try {
    allow({ id: 'getApplication', access: viewer === 'veteran' ? 'veteran' : 'recruiter' }, user);
  } catch (error) {
    throw error instanceof Problem ? notFound() : error;
  }
  return viewer === 'veteran'
    ? { viewer, side: { veteranId: user.id } }
    : { viewer, side: { companyId: companyOf(user).id } };
}

const lookerOf = (user: SignedIn) => ({ id: user.id, company: companyOf(user) });

export function sharedApplicationHandlers({ outbox, pdfMaker }: { outbox: Outbox; pdfMaker: PdfMaker }) {
  async function openCv(db: TenantDb, call: Call<'getApplicationCv'>, { viewer, side }: Viewing) {
    const { params, user, now } = call;
    if (viewer === 'veteran') return fileOf(db, await findApplication(db, side, params.id));
    const application = await lockApplication(db, side, params.id);
    if (!stands(application, now)) throw notFound();
    if (application.row.status === 'submitted') {
      await moveApplication(db, application, {
        to: 'viewed',
        by: 'employer',
        actorId: user.id,
        now,
        tell: telling(outbox, call),
      });
    }
    await logLook(db, lookerOf(user), application.row, 'resume', now);
    return fileOf(db, application);
  }

  return {
    getApplication: ({ params, user, now, transaction }) =>
      transaction(async (db) => {
        const { viewer, side } = viewingAs(user);
        const application = await findApplication(db, side, params.id);
        if (viewer === 'employer') await logLook(db, lookerOf(user), application.row, 'application', now);
        return { data: await presentApplication(db, application, viewer, now) };
      }),

    async getApplicationCv(call) {
      const viewing = viewingAs(call.user);
      const { name, at, content, ...file } = await call.transaction((db) => openCv(db, call, viewing));
      const headers = { 'content-disposition': attachment(name) };
      if (file.bytes) return { file: file.bytes, type: 'application/pdf', headers };
      if (!content) throw notFound();
      const made = await pdfMaker.make({ document: content, at });
      const bytes = Buffer.from(made.bytes);
      await call.transaction(({ tenantId, tx }) =>
        tx
          .update(applicationFiles)
          .set({ bytes, page_count: made.measures.pages })
          .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.id, file.id))),
      );
      return { file: bytes, type: 'application/pdf', headers };
    },
  } satisfies Handlers<'getApplication' | 'getApplicationCv'>;
}

async function fileOf({ tenantId, tx }: TenantDb, { row }: Application) {
  const [file] = await tx
    .select()
    .from(applicationFiles)
    .where(and(eq(applicationFiles.tenant_id, tenantId), eq(applicationFiles.application_id, row.id)));
  if (!file) throw notFound();
  return file;
}
