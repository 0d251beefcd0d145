import { fileNameOf } from '../../../src/documents/fileName.ts';
import type { ResumeRow } from '../../db/schema/resumes.ts';
import { attachmentHeader } from '../../http/answers/attachment.ts';
import { invalidTransition } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { findResume, militaryTitles } from '../storedResumes.ts';
import { asJsonResume } from './jsonResume.ts';
import { exportBlocks } from './lines.ts';
import { asWord } from './word.ts';

function asText(row: ResumeRow, titles: Record<string, string>): string {
  const parts = exportBlocks(row, titles).map(({ heading, lines }) =>
    [
      ...(heading ? [heading.toUpperCase()] : []),
      ...lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

const formats = {
  txt: { type: 'text/plain', make: asText },
  json: { type: 'application/vnd.jsonresume+json', make: asJsonResume },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: asWord,
  },
};

export const exportResume: Operation<'exportResume'> = ({ params, query, transaction, user }) =>
  transaction(async (db) => {
    const row = await findResume(db, user.id, params.id);
    if (row.kind === 'federal') throw invalidTransition([]);
    const { type, make } = formats[query.format];
    const file = Buffer.from(await make(row, await militaryTitles(db, row.sections.military_exp)));
    const disposition = attachmentHeader(resumeFileName(row, query.format));
    return { file, type, headers: { 'content-disposition': disposition } };
  });

export const resumeFileName = (row: ResumeRow, extension: string) =>
  fileNameOf(row.federal ?? row, extension);
