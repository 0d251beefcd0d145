import type { components } from '../../../openapi.gen.d.ts';
import { federalResumeLife } from '../../../src/machines/federalResume.ts';
import { personKey } from '../../background/fairQueue.ts';
import type { ResumeRow, StoredFederal } from '../../db/schema/resumes.ts';
import { invalid, invalidTransition, notFound, Problem } from '../../http/answers/problem.ts';
import type { Measures } from '../pdf/measures.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import { federalGaps } from './rules.ts';

type FederalGap = components['schemas']['FederalGap'];
export type FederalRow = ResumeRow & { federal: StoredFederal };

const unitedStates = 233;
const mostPages = 2;
const mostBytes = 5 * 1024 * 1024;
const halfInch = 36;
const body = 10;
const headings = 14;

/** @throws 404 for anybody outside the United States */
export function requireUnitedStates({ country_id }: { country_id: number | null }) {
  if (country_id !== unitedStates) throw notFound();
}

export const isFederalRow = (row: ResumeRow): row is FederalRow => row.federal !== null;

export const isOverLimit = ({ pages }: Measures) => pages > mostPages;

const tooLong = (pages: number) => `It has ${pages} pages. A federal resume can have up to two.`;

export const overLimit = ({ pages }: Measures) =>
  new Problem(422, 'federal_over_limit', tooLong(pages), { errors: { pages: [tooLong(pages)] } });

function gapsOfFile(measures: Measures): FederalGap[] {
  const { pages, bytes, sizes, margin, families, links } = measures;
  const format = (isWrong: boolean, message: string): FederalGap[] =>
    isWrong ? [{ path: 'format', rule: 'format', message }] : [];
  return [
    ...(isOverLimit(measures) ? [{ path: 'pages', rule: 'pages' as const, message: tooLong(pages) }] : []),
    ...format(bytes > mostBytes, 'The file is larger than 5 MB'),
    ...format(
      sizes.some((size) => size !== body && size !== headings),
      'Text must be 10 points, or 14 points for headings',
    ),
    ...format(margin < halfInch, 'Margins must be at least half an inch'),
    ...format(
      families.some((family) => family !== 'sans-serif'),
      'Fonts must be sans serif',
    ),
    ...format(links > 0, 'The file must not contain links'),
  ];
}

export const federalFileGaps = (federal: StoredFederal, measures: Measures): FederalGap[] => [
  ...federalGaps(federal),
  ...gapsOfFile(measures),
];

function refusal(missing: FederalGap[], measures: Measures) {
  if (missing.every(({ rule }) => rule === 'pages')) return overLimit(measures);
  const errors: Record<string, string[]> = {};
  for (const { path, message } of missing) errors[path] = [...(errors[path] ?? []), message];
  return invalid(errors, 'It isn’t ready yet.');
}

export async function markFederalReady(
  { tenant_id, user_id, federal, updated_at }: FederalRow,
  maker: Pick<PdfMaker, 'make'>,
) {
  const { status } = federal;
  if (!federalResumeLife.allowed({ status, passes: true }).includes('mark_ready'))
    throw invalidTransition(federalResumeLife.allowed({ status, passes: true }));
  const { measures } = await maker.make({
    document: federal,
    at: updated_at,
    person: personKey(tenant_id, user_id),
  });
  const missing = federalFileGaps(federal, measures);
  const next = federalResumeLife.after({ status, passes: missing.length === 0 }, 'mark_ready');
  if (!next) throw refusal(missing, measures);
  return { federal: { ...federal, status: next.status }, page_count: measures.pages };
}

export function afterEdit(federal: StoredFederal): StoredFederal {
  const next = federalResumeLife.after({ status: federal.status, passes: true }, 'edit');
  return { ...federal, status: next?.status ?? federal.status };
}
