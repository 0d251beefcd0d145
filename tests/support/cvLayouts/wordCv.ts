/** Generated CVs as Word files: paragraphs with tabs, tables and text boxes. */
import { documentXml, wordOf } from '../../fixtures/cv/zipOf.ts';
import { type HeadedSection, headingIn, words } from './headings.ts';
import { careerOf, type Person, type Post, personOf } from './people.ts';
import { periodsOf, rarePeriods } from './periods.ts';
import { randomOf } from './random.ts';

export interface WordCv {
  country: 232 | 233;
  features: string[];
  posts: Post[];
  skills: string[];
  file: Buffer;
}

interface Run {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  /** In twentieths of a point. */
  spacing?: number;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function run(text: string, { bold, italic, size, spacing }: Run = {}): string {
  const marks = [
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    spacing ? `<w:spacing w:val="${spacing}"/>` : '',
    size ? `<w:sz w:val="${size * 2}"/>` : '',
  ].join('');
  const texts = text.split('\t').map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`);
  return `<w:r><w:rPr>${marks}</w:rPr>${texts.join('<w:tab/>')}</w:r>`;
}
const par = (text: string, style: Run = {}) => `<w:p>${text ? run(text, style) : ''}</w:p>`;
const cell = (content: string) => `<w:tc><w:p/>${content}</w:tc>`.replace('<w:p/><w:p>', '<w:p>');
const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const textBox = (content: string) =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
const bullets = (texts: string[]) => texts.map((text) => par(`• ${text}`)).join('');
const line = (...texts: string[]) => texts.filter(Boolean).join(', ');

type Write = (posts: Post[]) => string;

const bold: Run = { bold: true };

export const wordLayouts: Record<string, Write> = {
  'title and period with a tab': (posts) =>
    posts
      .map(
        (post) =>
          par(line(post.title) + (post.period && `\t${post.period}`), bold) +
          par(line(post.employer, post.place), { italic: true }) +
          bullets(post.bullets) +
          par(''),
      )
      .join(''),
  'table: period | title, employer, bullets': (posts) =>
    table(
      posts.map((post) => [
        par(post.period),
        par(post.title, bold) + par(line(post.employer, post.place)) + bullets(post.bullets),
      ]),
    ),
  'table: period, place | title, employer, bullets': (posts) =>
    table(
      posts.map((post) => [
        par(post.period) + (post.place && par(post.place)),
        par(post.title, bold) + par(post.employer) + bullets(post.bullets),
      ]),
    ),
  'table: title, employer, bullets | period, place': (posts) =>
    table(
      posts.map((post) => [
        par(post.title, bold) + par(post.employer) + bullets(post.bullets),
        par(post.period) + (post.place && par(post.place)),
      ]),
    ),
  'table: employer | title | period': (posts) =>
    table(posts.map((post) => [par(line(post.employer, post.place)), par(post.title), par(post.period)])),
  'table: period | employer | title, bullets': (posts) =>
    table(
      posts.map((post) => [
        par(post.period),
        par(line(post.employer, post.place)),
        par(post.title, bold) + bullets(post.bullets),
      ]),
    ),
  'table: title | employer, period, bullets': (posts) =>
    table(
      posts.map((post) => [
        par(post.title, bold),
        par(line(post.employer, post.place)) + (post.period && par(post.period)) + bullets(post.bullets),
      ]),
    ),
  'table: title, employer, place, period | bullets': (posts) =>
    table(
      posts.map((post) => [
        par(post.title, bold) + par(post.employer) + (post.place && par(post.place)) + par(post.period),
        bullets(post.bullets),
      ]),
    ),
  'table with heads': (posts) =>
    table([
      [par('Dates', bold), par('Employer', bold), par('Job title and duties', bold)],
      ...posts.map((post) => [
        par(post.period),
        par(line(post.employer, post.place)),
        par(post.title) + bullets(post.bullets),
      ]),
    ]),
  'two rows for each job': (posts) =>
    table(
      posts.flatMap((post) => [
        [par(post.title, bold), par(post.period)],
        [par(line(post.employer, post.place)) + bullets(post.bullets), ''],
      ]),
    ),
  'plain letters': (posts) =>
    posts
      .map(
        (post) =>
          par(post.title) +
          par(line(post.employer, post.place)) +
          par(post.period) +
          bullets(post.bullets) +
          par(''),
      )
      .join(''),
  'text boxes': (posts) =>
    posts
      .map((post) =>
        textBox(
          par(post.title, bold) +
            par(line(post.employer, post.place)) +
            par(post.period) +
            bullets(post.bullets),
        ),
      )
      .join(''),
};

const headingStyles: Record<string, (text: string) => string> = {
  bold: (text) => par(text, bold),
  capitals: (text) => par(text.toUpperCase(), { size: 12 }),
  'letters apart': (text) => par(text.toUpperCase(), { bold: true, spacing: 60 }),
  'letters apart by spaces': (text) =>
    par(text.toUpperCase().split('').join(' ').replaceAll('     ', '   '), bold),
  'in a table': (text) => table([[par(text, bold)]]),
};

export function wordCv(seed: number): WordCv {
  const random = randomOf(seed);
  const country = random.pick([232, 233] as const);
  const person = personOf(random, country);
  const layout = random.pick(Object.keys(wordLayouts));
  const heading = random.pick(Object.keys(headingStyles));
  const language = random.isLucky(0.15) ? random.pick(Object.keys(words)) : 'English';
  const period = random.isLucky(0.15) ? random.pick(Object.keys(rarePeriods)) : undefined;
  const count = random.between(2, 4);
  const periods = periodsOf(random, count, period);
  const kind = random.pick(['ordinary', 'ordinary', 'force in its name', 'the forces'] as const);
  const posts = careerOf(random, country, kind, count).map((job, at) => ({ ...job, ...periods[at]! }));
  const head = (section: HeadedSection) => headingStyles[heading]!(headingIn(random, language, section));
  const isSidebar = random.isLucky(0.2);
  const body = isSidebar
    ? sidebar(head, person, wordLayouts[layout]!(posts))
    : column(head, person, wordLayouts[layout]!(posts));
  return {
    country,
    features: [
      `Word: ${layout}`,
      `Word, headings: ${heading}`,
      `headings: ${language}`,
      ...(isSidebar ? ['Word: columns as a table'] : []),
      ...(period ? [`period: ${period}`] : []),
    ],
    posts,
    skills: person.skills,
    file: wordOf(documentXml(body)),
  };
}

type HeadOf = (section: HeadedSection) => string;

const nameOf = ({ name }: Person) => par(name, { bold: true, size: 20 });
const school = () => par('BSc Operations Management', bold) + par('University of Leeds, 2008 – 2011');

const column = (head: HeadOf, person: Person, jobs: string) =>
  [
    nameOf(person),
    par(person.contact.join(' | ')),
    head('summary') + par(person.summary),
    head('experience') + jobs,
    head('education') + school(),
    head('skills') + par(person.skills.join(', ')),
  ].join('');

const sidebar = (head: HeadOf, person: Person, jobs: string) =>
  nameOf(person) +
  table([
    [
      head('contact') +
        person.contact.map((text) => par(text)).join('') +
        head('skills') +
        person.skills.map((text) => par(text)).join(''),
      head('experience') + jobs + head('education') + school(),
    ],
  ]);
