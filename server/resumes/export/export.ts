/** Promises: a résumé as a file that other programs read, named after its owner. */
import { fileNameOf } from '../../../src/documents/fileName.ts';
import type { Handlers } from '../../call.ts';
import { invalidTransition } from '../../problem.ts';
import { findResume, militaryTitles, type ResumeRow } from '../rows.ts';
import { asJsonResume } from './jsonResume.ts';
import { asText } from './text.ts';
import { asWord } from './word.ts';

const formats = {
  txt: { type: 'text/plain', make: asText },
  json: { type: 'application/vnd.jsonresume+json', make: asJsonResume },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: asWord,
  },
};

export const resumeExportHandlers = {
  exportResume: ({ params, query, transaction, user }) =>
    transaction(async (db) => {
      const row = await findResume(db, user.id, params.id);
      if (row.kind === 'federal') throw invalidTransition([]);
      const { type, make } = formats[query.format];
      const file = Buffer.from(await make(row, await militaryTitles(db, row.sections.military_exp)));
      const disposition = attachment(fileName(row, query.format));
      return { file, type, headers: { 'content-disposition': disposition } };
    }),
} satisfies Handlers<'exportResume'>;

export const fileName = (row: ResumeRow, extension: string) => fileNameOf(row.federal ?? row, extension);

/** RFC 6266: letters beyond ASCII in the second form only. */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
