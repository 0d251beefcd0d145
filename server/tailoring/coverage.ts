// What of a job a CV covers. Skills and qualifications are judged by the code of the match, so that nothing here contradicts its
// reasons; this adds where in the CV the evidence is, and what of it the list of skills lacks.
import type { components } from '../../openapi.gen.d.ts';
import { fold } from '../formats/fold.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import type { ResumeSections } from '../resumes/interface.ts';
import {
  coversSkill,
  type Match,
  type MatchCandidate,
  type MatchJob,
  matchCredential,
  matchSkills,
  shownIn,
  showsSkill,
  stemsOf,
  toReader,
} from '../scoring/interface.ts';
import {
  allTexts,
  type CvText,
  clearanceTexts,
  licenceTexts,
  lineTexts,
  listedTexts,
  roleTexts,
} from './cvTexts.ts';
import { claims, hasWords } from './literalWords.ts';
import { type RequirementWord, wordsIn } from './requirementWords.ts';

export type CoverageRow = components['schemas']['CoverageRow'];
type MatchRow = Match['work'][number];

export interface Comparison {
  job: MatchJob;
  requirements: readonly string[];
  /** What the match reads of this CV. */
  candidate: MatchCandidate;
  /** What the CV shows employers. */
  shown: ResumeSections;
  /** The same with what it hides. */
  sections: ResumeSections;
}

const maxEvidence = 5;

type Judged = Pick<CoverageRow, 'kind' | 'asks' | 'state' | 'reason'> & { suggestion?: string | null };

const withEvidence = ({ suggestion = null, ...row }: Judged, texts: readonly CvText[]): CoverageRow => ({
  ...row,
  suggestion,
  evidence: texts.slice(0, maxEvidence),
  places: new Set(texts.map(({ section, item_id }) => `${section} ${item_id}`)).size,
});

/** The texts that the match has read: it reads none that identifies the person. */
function readTexts({ candidate, shown }: Comparison) {
  const read = new Set([
    ...candidate.skills.flatMap(({ name, source }) => (source === 'crosswalk' ? [] : [name])),
    ...candidate.lines.map(({ text }) => text),
  ]);
  const isRead = ({ text }: CvText) => read.has(text);
  const listed = listedTexts(shown).filter(isRead);
  return { listed, lines: lineTexts(shown).filter(isRead), licences: [...listed, ...licenceTexts(shown)] };
}

type Texts = ReturnType<typeof readTexts>;

const stateOf = ({ state }: MatchRow, isListed: boolean): CoverageRow['state'] =>
  state === 'shown' ? (isListed ? 'covered' : 'proven_elsewhere') : 'missing';

/** Required skills first; a skill that a job names twice is judged once. */
function skillsOf({ skills }: MatchJob): MatchJob['skills'] {
  const ordered = [
    ...skills.filter(({ is_required }) => is_required),
    ...skills.filter(({ is_required }) => !is_required),
  ];
  const names = ordered.map(({ name }) => name.trim().toLowerCase());
  return ordered.filter((_, at) => names.indexOf(names[at]!) === at);
}

/** A suggestion, and the lines with those first that it is from. */
function suggestedBy(lines: readonly CvText[], name: string, state: CoverageRow['state']) {
  const claiming = lines.filter(({ text }) => claims(text, name));
  const isSuggested = state === 'proven_elsewhere' && claiming.length > 0;
  const ordered = [...claiming, ...lines.filter((line) => !claiming.includes(line))];
  return { suggestion: isSuggested ? name : null, ordered };
}

function skillRows(comparison: Comparison, { listed, lines, licences }: Texts): CoverageRow[] {
  const { job, candidate, shown } = comparison;
  const skills = skillsOf(job);
  // The match counts desired skills only where none is required; here each has its row.
  const counted = skills.map(({ name }) => ({ name, is_required: true }));
  const { rows } = matchSkills({ skills: counted, country_id: job.country_id }, candidate);
  return rows.map((row, at) => {
    const { asks, reason } = row;
    const inLists = listed.filter(({ text }) => coversSkill(text, asks));
    const inLines = lines.filter(({ text }) => showsSkill(text, asks));
    const state = stateOf(row, inLists.length > 0);
    const kind = skills[at]!.is_required ? ('required_skill' as const) : ('desired_skill' as const);
    if (state === 'missing') return withEvidence({ kind, asks, state, reason }, []);
    const [role, ...otherRoles] = candidate.roles;
    const ofRole =
      row.source === 'crosswalk' && role && otherRoles.length === 0 ? roleTexts(shown, role.id) : [];
    const { suggestion, ordered } = suggestedBy(inLines, asks, state);
    const ofLicence = licences.filter((held) => held.text === row.line && !inLists.includes(held));
    const evidence = [...inLists, ...ordered, ...ofRole, ...ofLicence];
    return withEvidence({ kind, asks, state, reason, suggestion }, evidence);
  });
}

function licenceRow(row: MatchRow, { licences, lines }: Texts): CoverageRow {
  const { asks, reason, line } = row;
  const inLists = licences.filter(({ text }) => text === line || fold(text) === fold(asks));
  const inLines = lines.filter(({ text }) => text === line);
  const state = stateOf(row, inLists.length > 0);
  const judged = { kind: 'qualification' as const, asks, state, reason };
  if (state === 'missing') return withEvidence(judged, []);
  // A line can prove a licence without naming it, as a larger licence does: then only its owner can say what to add.
  const { suggestion, ordered } = suggestedBy(inLines, asks, state);
  return withEvidence({ ...judged, suggestion }, [...inLists, ...ordered]);
}

function clearanceRow(row: MatchRow, { shown, sections }: Comparison, document: string): CoverageRow {
  const { asks, reason } = row;
  const kind = 'qualification' as const;
  if (row.state === 'shown')
    return withEvidence({ kind, asks, state: 'covered', reason }, clearanceTexts(shown));
  const [hidden] = clearanceTexts(sections);
  if (!hidden) return withEvidence({ kind, asks, state: 'missing', reason }, []);
  const hiding = `${document} has ${hidden.text} clearance, but hides it from employers.`;
  return withEvidence({ kind, asks, state: 'proven_elsewhere', reason: hiding }, [hidden]);
}

function wordRow(
  { text: asks, stems }: RequirementWord,
  texts: StemmedText[],
  document: string,
): CoverageRow {
  const meaning = texts.filter(({ stems: held }) => stems.every((stem) => held.has(stem)));
  const literal = meaning.filter(({ text }) => hasWords(text, asks));
  const row = { kind: 'word' as const, asks };
  const plain = (all: StemmedText[]) => all.map(({ stems: _, ...text }) => text);
  if (literal.length > 0)
    return withEvidence({ ...row, state: 'covered', reason: `${document} uses it.` }, plain(literal));
  if (meaning.length === 0)
    return withEvidence({ ...row, state: 'missing', reason: `${document} doesn’t use it yet.` }, []);
  const reason = `${document} says it in other words.`;
  return withEvidence({ ...row, state: 'proven_elsewhere', reason }, plain(meaning));
}

type StemmedText = CvText & { stems: ReadonlySet<string> };

const withStems = (text: CvText): StemmedText => ({ ...text, stems: new Set(stemsOf(text.text)) });

/** Required skills, desired ones, qualifications, then words; each with where the CV shows it. */
export function coverageOf(comparison: Comparison): CoverageRow[] {
  const { job, requirements, candidate, shown } = comparison;
  const document = shownIn(toReader, localeOfCountry(job.country_id ?? candidate.country_id), false);
  const texts = readTexts(comparison);
  const judged = [
    ...skillRows(comparison, texts),
    ...matchCredential(job, candidate).rows.map((row) =>
      row.code === 'clearance' ? clearanceRow(row, comparison, document) : licenceRow(row, texts),
    ),
  ];
  const words = wordsIn(requirements, new Set(judged.flatMap(({ asks }) => stemsOf(asks))));
  const printed = words.length > 0 ? allTexts(shown).map(withStems) : [];
  return [...judged, ...words.map((word) => wordRow(word, printed, document))];
}
