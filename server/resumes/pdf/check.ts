import type { components } from '../../../openapi.gen.d.ts';
import { unprintable } from '../../../src/documents/letters.ts';
import { readShare } from '../../../src/documents/readBack.ts';
import { jargonIn } from '../military/phrases.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { opsecIn } from './opsec.ts';
import type { PdfResult } from './pdfMaker.ts';

type Check = components['schemas']['ResumeCheck'];
type Issue = components['schemas']['ResumeIssue'];

const usualPages = 2;

export const proseOf = ({ personal_details: _, ...written }: ResumeSections) => written;

interface Checked {
  content: object;
  written: object;
  hints: Issue[];
  countryId: number;
}

export function checkPdf(
  { content, written, hints, countryId }: Checked,
  { measures: { pages }, sections: read }: PdfResult,
): Check {
  const read_back = read.flatMap(({ name, fields }) =>
    fields.map(({ place, text, isRead }) => ({ field: `${name}.${place}`, text, ok: isRead })),
  );
  const texts = textsOf(written);
  const unread = read_back.filter(({ ok }) => !ok);
  return {
    ats: {
      score: readShare(read),
      read_back,
      issues: [
        ...unread.map(({ text }) => ({ path: null, text: `Not read back from the file: ${text}` })),
        ...textsOf(content).flatMap(([path, text]) => {
          const letters = unprintable(text).join(' ');
          return letters
            ? [{ path, text: `The letters of our pages have no ${letters}: write it another way.` }]
            : [];
        }),
        ...hints,
        ...(pages > usualPages
          ? [{ path: null, text: `It has ${pages} pages. Employers are used to ${usualPages}.` }]
          : []),
      ],
    },
    jargon: texts.flatMap(([path, text]) =>
      jargonIn(text).map(({ from, to }) => ({ path, text: from, suggestion: to })),
    ),
    opsec: texts.flatMap(([path, text]) => opsecIn(text, countryId).map((match) => ({ path, ...match }))),
    pages,
  };
}

function textsOf(written: object): [path: string, text: string][] {
  const result: [string, string][] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') result.push([path, value]);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        if (!isData(name)) visit(inner, path ? `${path}.${name}` : name);
  };
  visit(written, '');
  return result;
}

const isData = (name: string) =>
  /^(id|show|answers|component|source|status|audience|employment_type|federal|supervisor|salary)$|_(id|month|on)$/.test(
    name,
  );
