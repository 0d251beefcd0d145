import { fileNameOf } from '../../../src/documents/fileName.ts';
import type { Resume } from '../../../src/documents/resume/resumeContent.ts';
import type { TenantDb } from '../../db/database.ts';
import type { ResumeRow } from '../../db/schema/resumes.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { invalidTransition } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { findResume, militaryTitles } from '../storedResumes.ts';
import { asJsonResume } from './jsonResume.ts';
import { asText } from './text.ts';
import { asWord } from './word.ts';

type Make = (resume: Resume, at: Date) => string | Promise<Buffer>;

const formats = {
  txt: { type: 'text/plain', make: asText },
  json: { type: 'application/vnd.jsonresume+json', make: asJsonResume },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: asWord,
  },
} satisfies Record<string, { type: string; make: Make }>;

export const exportResume: Operation<'exportResume'> = ({ params, query, transaction, user }) =>
  transaction(async (db) => {
    const row = await findResume(db, user.id, params.id);
    if (row.kind === 'federal') throw invalidTransition([]);
    const { type, make } = formats[query.format];
    const file = Buffer.from(await make(await resumeDocument(db, row), row.updated_at));
    const disposition = attachmentHeader(resumeFileName(row, query.format));
    return { file, type, headers: { 'content-disposition': disposition } };
  });

export const resumeFileName = (row: ResumeRow, extension: string) =>
  fileNameOf(row.federal ?? row, extension);

export async function resumeDocument(db: TenantDb, row: ResumeRow): Promise<Resume> {
  const { kind, template_id, page_size, spacing, section_order, hidden_sections, sections } = row;
  const military_titles = await militaryTitles(db, sections.military_exp);
  return { kind, template_id, page_size, spacing, section_order, hidden_sections, sections, military_titles };
}
