/** Every line ends up in a section, in `unmapped`, or in a warning. */

import type { CvHints } from '../cvReader.ts';
import type { CvReading } from '../cvReading.ts';
import type { Line } from '../files/lines.ts';
import { readContact, readName } from './contact.ts';
import { findPeriod } from './dates.ts';
import { CvDraft, splitText } from './draft.ts';
import { readExperience } from './experience.ts';
import { inlineHeading, type Part, partOfHeading } from './headings.ts';
import { readEducation, readTraining } from './learning.ts';
import { leaveOutPrivate } from './privateData.ts';
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

interface Section {
  part: Part;
  heading: string;
  lines: Line[];
}

const longestLine = 1500;

export function sortIntoSections(all: Line[], hints: CvHints): CvReading {
  const { lines, warnings } = leaveOutPrivate(all.flatMap(cutLong), hints.countryId);
  const draft = new CvDraft();
  draft.warnings.push(...warnings);
  const sections = toSections(lines.filter((line) => !isFurniture(line.text)));
  for (const line of lines) if (isFurniture(line.text)) draft.leave(line.text);
  for (const section of sections) readers[section.part](draft, section, hints);
  if (!draft.sections.personal_details?.last_name) findNameElsewhere(draft, sections);
  if (sections.length === 1) {
    draft.warnings.push(
      'We found no headings such as “Experience” or “Education”, so please check where things went.',
    );
  }
  return draft.result();
}

/** The patterns below would take minutes on an extremely long line. */
function cutLong(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  return splitText(line.text, longestLine).map((text) => ({ ...line, text }));
}

/** Page numbers and repeated titles. */
const isFurniture = (text: string) =>
  /^(page )?\d{1,2}( ?(of|\/) ?\d{1,2})?$|^page \d+ of \d+|^(curriculum vitae|cv|r[eé]sum[eé])$/i.test(text);

function toSections(lines: Line[]): Section[] {
  const sections: Section[] = [{ part: 'personal', heading: '', lines: [] }];
  for (const line of lines) {
    const current = sections.at(-1)!;
    const part = isHeadingLike(line) ? partOfHeading(line.text) : undefined;
    if (part) {
      sections.push({ part, heading: asTitle(line.text), lines: [] });
      continue;
    }
    const inline = inlineHeading(line.text);
    const opens = inline && inline.part !== 'personal' && !isInsideList(current.part, inline.part, line);
    if (inline && opens) {
      const found = {
        part: inline.part,
        heading: asTitle(inline.heading),
        lines: [{ ...line, text: inline.value }],
      };
      // A labelled line within a list does not end its section.
      const isAside = line.isBullet || current.part === 'personal' || current.part === 'misc';
      if (isAside) sections.splice(sections.length - 1, 0, found);
      else sections.push(found);
      continue;
    }
    current.lines.push(line);
  }
  return sections.filter(({ lines: own }, at) => own.length > 0 || at === 0);
}

function isHeadingLike(line: Line): boolean {
  return !line.isBullet && line.text.length <= 60 && !/[.;,]$/.test(line.text) && !findPeriod(line.text);
}

/** "Technical: Linux" among skills, or "Training: …" in a job's bullet, is not a heading. */
function isInsideList(current: Part, found: Part, line: Line): boolean {
  if (current === found) return true;
  if (current === 'skills') return !['languages', 'security_clearance', 'interest', 'misc'].includes(found);
  if (line.isBullet)
    return current !== 'misc' || !['languages', 'security_clearance', 'interest'].includes(found);
  return ['experience', 'military', 'civilian', 'education', 'training'].includes(current) && !line.gapBefore;
}

function asTitle(heading: string): string {
  const text = heading.replace(/[:\s]+$/, '');
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}

type SectionReader = (draft: CvDraft, section: Section, hints: CvHints) => void;

const experience: SectionReader = (draft, { part, lines }, hints) =>
  readExperience(draft, lines, part === 'military' || part === 'civilian' ? part : 'experience', hints);

const readers: Record<Part, SectionReader> = {
  personal: (draft, { lines }, hints) => readPersonal(draft, lines, hints),
  summary: (draft, section, hints) => {
    const { lines } = section;
    // "Career summary" heads a paragraph in some CVs and the jobs in others.
    if (lines.some(({ text, isBullet }) => !isBullet && text.length < 90 && findPeriod(text))) {
      experience(draft, section, hints);
      return;
    }
    for (const line of lines) draft.summary(line.text.replaceAll('\t', ' '), 0.9);
  },
  experience,
  military: experience,
  civilian: experience,
  education: (draft, { lines }) => readEducation(draft, lines),
  training: (draft, { lines }) => readTraining(draft, lines),
  skills: (draft, { lines }) => readSkills(draft, lines),
  languages: (draft, { lines }) => readLanguages(draft, lines),
  security_clearance: (draft, { lines }) => readClearance(draft, lines),
  awards: (draft, { lines }) => readAwards(draft, lines),
  interest: (draft, { lines }) => readInterests(draft, lines),
  volunteering: (draft, { lines }) => readVolunteering(draft, lines),
  // Referees are other people, so their details are dropped.
  references: (draft, { lines }) => {
    for (const line of lines) draft.leave(line.text);
  },
  misc: (draft, { heading, lines }) => readMisc(draft, heading, lines),
};

/** Above the first heading are contact lines and often a first paragraph. */
function readPersonal(draft: CvDraft, lines: Line[], hints: CvHints): void {
  const contact: Line[] = [];
  for (const line of lines) {
    const isClearance =
      /\b(clearance|vetting|cleared)\b/i.test(line.text) && line.text.length < 90 && findClearance(line.text);
    if (isClearance) readClearance(draft, [line]);
    else if (/\bdriving licen[cs]e\b/i.test(line.text) && line.text.length < 90)
      readMisc(draft, 'Driving licence', [line]);
    else if (line.text.length > 130 && !/@/.test(line.text))
      draft.summary(line.text.replaceAll('\t', ' '), 0.75);
    else contact.push(line);
  }
  readContact(draft, contact, hints);
}

/** With a sidebar, the name may come after the sidebar's headings. */
function findNameElsewhere(draft: CvDraft, sections: Section[]): void {
  for (const { lines } of sections) {
    for (const line of lines) if (line.isHeading && readName(draft, line.text)) return;
  }
}
