import type { components } from '../../../openapi.gen.d.ts';
import type { ResumeRow, resumeReadings } from '../../db/schema/resumes.ts';
import { currentFields } from './readFields.ts';

type Schemas = components['schemas'];

type ReadingRow = typeof resumeReadings.$inferSelect;

export function presentReading(
  row: ReadingRow | null,
  { sections }: Pick<ResumeRow, 'sections'>,
): Schemas['ParseResult'] {
  const nothing = { fields: [], unmapped: [], unmapped_sources: [], warnings: [] };
  if (!row) return { id: null, status: 'done', failure: null, confidence: null, ...nothing };
  const { id, status, confidence, unmapped, unmapped_sources, warnings } = row;
  const fields = currentFields(row.fields, sections);
  // While the file is being read, the column says only which queue it is in.
  const failure = status === 'failed' ? row.failure : null;
  return { id, status, failure, confidence, fields, unmapped, unmapped_sources, warnings };
}
