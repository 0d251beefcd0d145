import { personName } from '../../../src/documents/personName.ts';
import { maxMentions, mentionedIds } from '../../../src/machines/mentions.ts';
import type { TenantDb } from '../../db/database.ts';
import { type ApplicationRow, applicationNotes } from '../../db/schema/applications.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Notify, notifier } from '../../notifications/notify.ts';
import { type Application, findApplication } from '../applicationLife.ts';
import { applicantName, pageOfRecruiter } from '../applicationNews.ts';
import { lockReadersOfJob } from '../colleagues.ts';
import { employerSide, lockApplicant } from '../employer.ts';
import { presentNotes } from './storedNotes.ts';

export const addApplicationNote: Operation<'addApplicationNote', { outbox: Outbox }> = async (
  call,
  { outbox },
) => {
  const { params, body, user, now, limit, transaction } = call;
  await limit('addNote');
  const answer = await transaction(async (db) => {
    const side = employerSide(user);
    const { companyId } = side;
    const mentioned = await checkedMentions(db, await findApplication(db, side, params.id), body.text);
    const { row } = await lockApplicant(db, side, params.id);
    const stored = await db.tx
      .insert(applicationNotes)
      .values({
        tenant_id: db.tenantId,
        application_id: row.id,
        author_id: user.id,
        author: personName(user),
        text: body.text,
        mention_ids: mentioned.length > 0 ? mentioned : null,
        created_at: now,
      })
      .returning();
    const [note] = await presentNotes(db, companyId, stored);
    if (!note) throw new Error('The note was not stored');
    const readers = mentioned.filter((id) => id !== user.id);
    await notifyMentioned(db, row, readers, notifier(outbox, call));
    return { data: note };
  });
  outbox.wake();
  return answer;
};

async function checkedMentions(db: TenantDb, { row }: Application, text: string): Promise<number[]> {
  const ids = mentionedIds(text);
  if (ids.length > maxMentions) throw invalid({ text: [`Mention ${maxMentions} colleagues at most`] });
  const readers = await lockReadersOfJob(db, { companyId: row.company_id, jobId: row.job_id }, ids);
  if (readers.size < ids.length)
    throw invalid({ text: ['Mention recruiters, or hiring managers of this job'] });
  return ids;
}

// Without the note and its author: both may be erased while the notification or the mail stays.
async function notifyMentioned(
  db: TenantDb,
  row: ApplicationRow,
  ids: readonly number[],
  notify: Notify,
): Promise<void> {
  const name = applicantName(row);
  for (const userId of ids)
    await notify(db, {
      userId,
      type: 'note_mentioned',
      title: `You’re mentioned in a note about ${name}`,
      body: `A colleague wrote it on their application for ${row.job_title}. Read it on the page of the application.`,
      link: { path: pageOfRecruiter(row.id), label: 'Read the note' },
      applicationId: row.id,
      aboutId: row.user_id,
    });
}
