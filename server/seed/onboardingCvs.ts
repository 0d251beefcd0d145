import { createHash } from 'node:crypto';
import type { components } from '../../openapi.gen.d.ts';
import type { Career } from './careers.ts';
import { spelledIn } from './spelling.ts';

type Sections = components['schemas']['ResumeSections'];

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  country_id: 232 | 233;
  phone_number: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const inWords = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

function monthFrom(now: Date, count: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
}

export function cvFile(
  person: Person,
  career: Career,
  isSecond = false,
): { fileName: string; bytes: Buffer } {
  const word = person.country_id === 233 ? 'Resume' : 'CV';
  const phone = `${person.country_id === 233 ? '+1 ' : '0'}${person.phone_number}`;
  const end = typeof career.until === 'number' ? 'Present' : inWords(career.until);
  const text = `${person.first_name} ${person.last_name}
${career.city}, ${career.state}
${person.email}
${phone}

Profile
${career.summary}

Military experience
${career.rank}, ${career.role}
${career.unit}
${inWords(career.from)} - ${end}
- ${career.highlights[0]}
- ${career.highlights[1]}
- Led ${career.led} people
${career.before ? `\nCivilian experience\n${career.before[1]}, ${career.before[0]}\n${career.before[2]}\n` : ''}
Education
${career.school[0]}
${career.school[1]}, ${inWords(career.school[2])}

Training
${career.course[1]}, ${career.course[0]}, ${inWords(career.course[2])}

Skills
${career.skills.join(', ')}
${isSecond ? `\nInterests\n${spelledIn(person.country_id, 'Hill walking')}\n` : ''}`;
  const fileName = `${person.first_name}_${person.last_name}_${word}${isSecond ? '_2' : ''}.txt`;
  return { fileName, bytes: Buffer.from(text) };
}

/** An id that the same line always gets, so that a seed can be repeated. */
export function uuidOf(...names: string[]) {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Reviewed {
  read: Sections;
  now: Date;
}

/** Entries that were read from the file keep their ids, so that the review finds the lines they were read from. */
export function checkedSections(person: Person, career: Career, { read, now }: Reviewed): Sections {
  const id = (entry: { id: string } | undefined, name: string) =>
    entry?.id ?? uuidOf(person.email, career.role, name);
  const { school, course } = career;
  return {
    personal_details: personalDetails(person, career),
    summary: { text: career.summary },
    military_exp: [{ id: id(read.military_exp[0], 'service'), ...serviceOf(career, now) }],
    civilian_exp: [],
    education: [
      {
        id: id(read.education[0], 'school'),
        institution: school[0],
        qualification: school[1],
        end_month: school[2],
      },
    ],
    training: [
      { id: id(read.training[0], 'course'), provider: course[0], title: course[1], completed_on: course[2] },
    ],
    skills: career.skills.map((name) => ({
      id: id(
        read.skills.find((skill) => skill.name === name),
        name,
      ),
      name,
      source: 'parsed' as const,
    })),
    awards: [],
    interest: [],
    volunteering: [],
    languages: [],
    security_clearance: [],
    misc: [],
  };
}

function personalDetails(person: Person, career: Career): Sections['personal_details'] {
  const { first_name, last_name, email, country_id, phone_number } = person;
  return {
    first_name,
    last_name,
    headline: career.civilian_title,
    email,
    phone_number,
    country_code: country_id === 233 ? '+1' : '+44',
    city: career.city,
    state: career.state,
    country_id,
  };
}

const serviceOf = (career: Career, now: Date): Omit<Sections['military_exp'][number], 'id'> => ({
  ...career.place,
  component: 'regular',
  role_title: career.role,
  civilian_title: career.civilian_title,
  region: career.region,
  start_month: career.from,
  end_month: typeof career.until === 'number' ? monthFrom(now, career.until) : career.until,
  is_current: typeof career.until === 'number',
  highlights: career.highlights,
  people_led: career.led,
  show: { unit: false, region: true },
});
