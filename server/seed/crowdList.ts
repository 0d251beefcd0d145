// Forty people of each country who apply for the same job, as it happens in an hour after a job was in the paper.
import { users } from '../db/schema/accounts.ts';
import {
  choice,
  dataFile,
  listOf,
  month,
  optional,
  record,
  text,
  tuple,
  whole,
  yes,
} from '../formats/dataFiles.ts';
import type { SeededCareer } from './candidateCvs.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';
import { spelledIn } from './spelling.ts';

const inCountry = record({ role_id: whole, nato_code: text, skills: listOf(text) });

const careers = dataFile('server/seed/data/crowdCareers.json', {
  key: text,
  uk: inCountry,
  us: inCountry,
  /** {n} is a large number, {few} a small one. */
  lines: listOf(text),
  /** An employer and a job. */
  civilian: optional(record({ uk: tuple(text, text), us: tuple(text, text), lines: listOf(text) })),
  /** A provider and a course. */
  course: record({ uk: tuple(text, text), us: tuple(text, text) }),
});

const crowd = dataFile('server/seed/data/crowd.csv', {
  tenant: countryOfTenant,
  name: text,
  career: text,
  town: text,
  state: text,
  from: month,
  until: month,
  people_led: whole,
  availability: choice(...users.availability.enumValues),
  moves: yes,
  works_nights: yes,
});

interface InCrowd {
  career: SeededCareer;
  worksNights: boolean;
}

const linesOfEach = 4;

function numbered(line: string, at: number): string {
  return line.replace('{n}', String(20 + ((at * 37) % 180))).replace('{few}', String(3 + ((at * 5) % 9)));
}

function yearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

export function crowdIn(country: DemoCountry): InCrowd[] {
  const byKey = new Map(careers().map((career) => [career.key, career]));
  return crowd()
    .filter(isOf(country))
    .map(({ works_nights, career: key, ...person }, at) => {
      const career = byKey.get(key);
      if (!career) throw new Error(`No such career: ${key}`);
      return { worksNights: works_nights, career: careerOf({ person, career, at, country }) };
    });
}

type Person = Omit<ReturnType<typeof crowd>[number], 'career' | 'works_nights'>;

interface Making {
  person: Person;
  career: ReturnType<typeof careers>[number];
  at: number;
  country: DemoCountry;
}

function careerOf({ person, career, at, country }: Making): SeededCareer {
  const local = country === 233 ? 'us' : 'uk';
  const { lines, civilian, course } = career;
  const lineFor = (line: string, turn: number) => spelledIn(country, numbered(line, at + turn));
  const isLatest = person.until >= '2026-06';
  const [provider, title] = course[local];
  return {
    ...person,
    ...career[local],
    visibility: 'hidden',
    clearance: null,
    language: null,
    highlights: Array.from({ length: linesOfEach }, (_, turn) =>
      lineFor(lines[(at + turn) % lines.length]!, turn),
    ),
    sectionsOf: (id) => ({
      civilian_exp:
        civilian && !isLatest
          ? [
              {
                id: id('civilian'),
                employer: civilian[local][0],
                job_title: civilian[local][1],
                start_month: person.until,
                is_current: true,
                highlights: civilian.lines.map(lineFor),
              },
            ]
          : [],
      education: [],
      training:
        at % 3 === 2 ? [] : [{ id: id('course'), provider, title, completed_on: yearAfter(person.from) }],
    }),
  };
}
