// Every line ends up in a section, in `unmapped`, or in a warning.

import { dateOrderOf, findPeriod } from '../../formats/writtenDates.ts';
import type { CvHints } from '../cvReader.ts';
import type { CvReading } from '../cvReading.ts';
import { linesIn, mapLines, type TextFlow, type TextLine } from '../files/lines.ts';
import { leaveOutPrivate } from '../private/leaveOutPrivate.ts';
import { hasName, readContact, readName } from './contact.ts';
import { CvDraft, splitText } from './draft.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { partOfHeading, type SectionPart } from './headings.ts';
import { onlyService } from './military.ts';
import { printedPages } from './printedPages.ts';
import { type Section, toSections } from './sections.ts';
import {
  findClearance,
  readAwards,
  readClearance,
  readInterests,
  readLanguages,
  readMisc,
  readSkills,
  readVolunteering,
} from './shortLists.ts';
import { readTraining } from './training.ts';

const longestLine = 1500;

export function sortIntoSections(all: TextFlow, hints: CvHints): CvReading {
  const draft = new CvDraft();
  const flow = mapLines(all, (lines) => withoutPrivate(draft, lines.flatMap(cutLong), hints));
  const pages = printedPages(linesIn(flow));
  const furniture: TextLine[] = [];
  const body = mapLines(flow, (lines) => {
    furniture.push(...lines.filter(({ text }) => isFurniture(text)));
    return lines.filter(({ text }) => !isFurniture(text));
  });
  const lines = linesIn(body);
  draft.defaultServiceId = onlyService(lines.map(({ text }) => text).join('\n'), hints);
  const sections = toSections(body);
  if (!findLargestName(draft, lines)) findNameElsewhere(draft, sections);
  for (const line of furniture) draft.leave(line);
  for (const section of inReadingOrder(sections)) readers[section.part](draft, section, hints);
  if (!hasName(draft)) findNameElsewhere(draft, sections);
  if (sections.every(({ part }) => part === 'personal')) {
    draft.warnings.push(
      'We found no headings such as “Experience” or “Education”, so please check where things went.',
    );
  }
  return { ...draft.result(), pages };
}

function withoutPrivate(draft: CvDraft, lines: TextLine[], { countryId }: CvHints): TextLine[] {
  const cleaned = leaveOutPrivate(lines, countryId);
  for (const warning of cleaned.warnings) if (!draft.warnings.includes(warning)) draft.warnings.push(warning);
  return cleaned.lines;
}

// The patterns below would take minutes on an extremely long line.
function cutLong(line: TextLine): TextLine[] {
  if (line.text.length <= longestLine) return [line];
  return splitText(line.text, longestLine).map((text) => ({ ...line, text }));
}

const isFurniture = (text: string) =>
  /^(page )?\d{1,2}( ?(of|\/) ?\d{1,2})?$|^page \d+ of \d+|^(curriculum vitae|cv|r[eé]sum[eé])$/i.test(text);

// Contact lines of all columns come first, so that a link elsewhere does not take their place.
const inReadingOrder = (sections: Section[]) => [
  ...sections.filter(({ part }) => part === 'personal'),
  ...sections.filter(({ part }) => part !== 'personal'),
];

function findLargestName(draft: CvDraft, lines: TextLine[]): boolean {
  const sizes = lines.flatMap(({ style, source }) => (style && source?.[0]?.page ? [style.size] : []));
  if (sizes.length === 0) return true;
  const largest = Math.max(...sizes);
  for (const line of lines.filter(({ style }) => style!.size >= largest * 0.85)) {
    draft.readFrom([line]);
    for (const cell of [...line.text.split(/\t|\s[|–—-]\s/), line.text.split(',')[0]!]) {
      if (readName(draft, cell)) {
        line.text = line.text.replace(cell, '').replace(/^[\s,|–—-]+|[\s|–—-]+$/g, '');
        return true;
      }
    }
    const next = lines[lines.indexOf(line) + 1];
    if (next && isSecondHalf(line, next) && readName(draft, `${line.text} ${next.text}`)) {
      line.text = next.text = '';
      return true;
    }
  }
  return false;
}

const isSecondHalf = ({ text, style }: TextLine, next: TextLine) =>
  next.style?.size === style?.size &&
  !partOfHeading(text) &&
  !partOfHeading(next.text) &&
  [text, next.text].every((half) => half.split(' ').length <= 2);

type SectionReader = (draft: CvDraft, section: Section, hints: CvHints) => void;

const experience: SectionReader = (draft, { part, lines }, hints) =>
  readExperience(draft, lines, part === 'military' || part === 'civilian' ? part : 'experience', hints);

const orderFor = ({ countryId }: CvHints) => dateOrderOf(countryId);

const readers: Record<SectionPart, SectionReader> = {
  personal: (draft, { lines }, hints) => readPersonal(draft, lines, hints),
  summary: (draft, section, hints) => {
    const { lines } = section;
    // "Career summary" heads a paragraph in some CVs and the jobs in others.
    if (lines.some(({ text, isBullet }) => !isBullet && text.length < 90 && findPeriod(text))) {
      experience(draft, section, hints);
      return;
    }
    for (const line of lines) {
      draft.readFrom([line]);
      draft.summary(line.text.replaceAll('\t', ' '), 0.9);
    }
  },
  experience,
  military: experience,
  civilian: experience,
  education: (draft, { lines }, hints) => readEducation(draft, lines, orderFor(hints)),
  training: (draft, { lines }, hints) => readTraining(draft, lines, orderFor(hints)),
  skills: (draft, { lines }) => readSkills(draft, lines),
  languages: (draft, { lines }) => readLanguages(draft, lines),
  security_clearance: (draft, { lines }, hints) => readClearance(draft, lines, orderFor(hints)),
  awards: (draft, { lines }, hints) => readAwards(draft, lines, orderFor(hints)),
  interest: (draft, { lines }) => readInterests(draft, lines),
  volunteering: (draft, { lines }, hints) => readVolunteering(draft, lines, orderFor(hints)),
  // Referees are other people, so their details are dropped.
  references: (draft, { lines }) => {
    for (const line of lines) {
      if (/^(references )?(are )?(available|provided|supplied)\b.*request\.?$/i.test(line.text))
        readMisc(draft, 'References', [line]);
      else draft.leave(line);
    }
  },
  misc: (draft, { heading, lines }) => readMisc(draft, heading, lines),
  unknown: (draft, { heading, lines }) => readMisc(draft, heading, lines),
};

function readPersonal(draft: CvDraft, lines: TextLine[], hints: CvHints): void {
  const contact: TextLine[] = [];
  for (const line of lines) {
    const isClearance =
      /\b(clearance|vetting|cleared)\b/i.test(line.text) && line.text.length < 90 && findClearance(line.text);
    if (isClearance) readClearance(draft, [line], orderFor(hints));
    else if (/\bdriving licen[cs]e\b/i.test(line.text) && line.text.length < 90)
      readMisc(draft, 'Driving licence', [line]);
    else if (line.text.length > 130 && !/@/.test(line.text)) {
      draft.readFrom([line]);
      draft.summary(line.text.replaceAll('\t', ' '), 0.75);
    } else contact.push(line);
  }
  readContact(draft, contact, hints);
}

// With a sidebar, the name may come after the sidebar's headings.
function findNameElsewhere(draft: CvDraft, sections: Section[]): void {
  for (const { lines } of sections) {
    for (const line of lines) {
      draft.readFrom([line]);
      if (line.isHeading && readName(draft, line.text)) return;
    }
  }
}
