/** What hiring software reads in a finished file, and what its owner may want to say in other words or not at all. */
import type { components } from '../../../openapi.gen.d.ts';
import { readShare } from '../../../src/documents/readBack.ts';
import type { Sections } from '../../resumeRules.ts';
import { jargonIn } from '../military/phrases.ts';
import type { MadePdf } from './maker.ts';
import { opsecIn } from './opsec.ts';

type Check = components['schemas']['ResumeCheck'];
type Issue = components['schemas']['ResumeIssue'];

/** What recruiters are used to read. */
const usualPages = 2;

/** What a résumé says about its owner's name and address is no prose. */
export const proseOf = ({ personal_details: _, ...written }: Sections) => written;

interface Checked {
  /** What a person wrote, with its names. */
  written: object;
  hints: Issue[];
}

export function checkOf(
  { written, hints }: Checked,
  { measures: { pages }, sections: read }: MadePdf,
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
        ...hints,
        ...(pages > usualPages
          ? [{ path: null, text: `It has ${pages} pages. Employers are used to ${usualPages}.` }]
          : []),
      ],
    },
    jargon: texts.flatMap(([path, text]) =>
      jargonIn(text).map(({ from, to }) => ({ path, text: from, suggestion: to })),
    ),
    opsec: texts.flatMap(([path, text]) => opsecIn(text).map((found) => ({ path, ...found }))),
    pages,
  };
}

/** Every text that a person wrote, by its path. */
function textsOf(written: object): [path: string, text: string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') found.push([path, value]);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        if (!isData(name)) visit(inner, path ? `${path}.${name}` : name);
  };
  visit(written, '');
  return found;
}

/** Ids, dates and chosen values are no prose. */
const isData = (name: string) =>
  /^(id|show|answers|component|source|status|audience|employment_type|federal|supervisor|salary)$|_(id|month|on)$/.test(
    name,
  );
