/** A CV whose every choice follows from a seed, with the truth about its jobs. */
import { arrangements, type Look, lookOf } from './arrangements.ts';
import { type Employment, groups } from './grouped.ts';
import { type HeadedSection, headingIn, headingLooks, words } from './headings.ts';
import {
  bulletsOf,
  careerOf,
  type EmployerKind,
  type Person,
  type Post,
  personOf,
  placesOf,
  teamOf,
} from './people.ts';
import { periodsOf, rarePeriods } from './periods.ts';
import { type Random, randomOf } from './random.ts';
import { Column, Sheet } from './sheet.ts';

export interface DrawnCv {
  country: 232 | 233;
  /** Which layouts it has, such as "headings: in a box". */
  features: string[];
  posts: Post[];
  skills: string[];
  sheet: Sheet;
}

export interface Choices {
  country: 232 | 233;
  page: string;
  arrangement: string;
  heading: string;
  language: string;
  period: string | undefined;
  group: string | undefined;
  employers: EmployerKind;
  hasPlaces: boolean;
  hasSpaces: boolean;
}

const pages = [
  'a column',
  'two columns of the same width',
  'a sidebar at the left',
  'a sidebar at the right',
  'headings at the left',
];

const keysOf = (record: object) => Object.keys(record);

/** Each CV has one or two things that are rare; the rest is as most people write. */
function choicesOf(random: Random): Choices {
  const isRare = (share = 0.25) => random.isLucky(share);
  const group = isRare(0.2) ? random.pick(keysOf(groups)) : undefined;
  return {
    country: random.pick([232, 233]),
    page: isRare(0.4) ? random.pick(pages) : pages[0]!,
    arrangement: random.pick(keysOf(arrangements)),
    heading: random.pick(keysOf(headingLooks)),
    language: isRare(0.15) ? random.pick(keysOf(words)) : 'English',
    period: group === undefined && isRare() ? random.pick(keysOf(rarePeriods)) : undefined,
    group,
    employers: random.pick(['ordinary', 'ordinary', 'ordinary', 'force in its name', 'the forces']),
    hasPlaces: !isRare(0.2),
    hasSpaces: !isRare(0.2),
  };
}

const featuresOf = (choices: Choices): string[] => [
  `page: ${choices.page}`,
  choices.group ? `posts with an employer: ${choices.group}` : `job: ${choices.arrangement}`,
  `headings: ${choices.heading}`,
  `headings: ${choices.language}`,
  ...(choices.period ? [`period: ${choices.period}`] : []),
  ...(choices.hasSpaces ? [] : ['text: without spaces']),
];

export function drawnCv(seed: number, fixed: Partial<Choices> = {}): DrawnCv {
  const random = randomOf(seed);
  const choices = { ...choicesOf(random), ...fixed };
  const { country } = choices;
  const person = personOf(random, country);
  const posts = postsOf(random, choices);
  const employment = choices.group ? employmentOf(random, country) : undefined;
  const sheet = new Sheet(choices.hasSpaces);
  const look = lookOf(random);
  new Painter(random, choices, look, sheet, person).paint(posts, employment);
  return {
    country,
    features: featuresOf(choices),
    posts: [...(employment?.posts ?? []), ...posts],
    skills: person.skills,
    sheet,
  };
}

function postsOf(random: Random, { country, employers, period, hasPlaces, group }: Choices): Post[] {
  const count = group ? 2 : random.between(2, 4);
  const periods = periodsOf(random, count, period);
  return careerOf(random, country, employers, count).map((job, at) => ({
    ...job,
    ...periods[at]!,
    place: hasPlaces ? job.place : '',
  }));
}

function employmentOf(random: Random, country: 232 | 233): Employment {
  const jobs = careerOf(random, country, 'ordinary', random.between(2, 3));
  const periods = periodsOf(random, jobs.length, undefined);
  const [{ employer }] = jobs as [Post];
  const place = random.pick(placesOf(country));
  const hasTeams = random.isLucky(0.25);
  const posts = jobs.map((job, at) => ({
    ...job,
    ...periods[at]!,
    employer,
    place,
    title: hasTeams ? `${job.title}, ${teamOf(random)}` : job.title,
    bullets: bulletsOf(random),
  }));
  return { employer, place, posts };
}

class Painter {
  constructor(
    readonly random: Random,
    readonly choices: Choices,
    readonly look: Look,
    readonly sheet: Sheet,
    readonly person: Person,
  ) {
    this.size = 9 + random.between(0, 4) / 2;
  }

  private readonly size: number;

  private column(x: number, width: number, y: number) {
    return new Column(this.sheet, x, width, y, this.size);
  }

  private heading(column: Column, section: HeadedSection) {
    const { heading, language } = this.choices;
    column.gap();
    const text = headingIn(this.random, language, section);
    const look = column.width < 200 && text.length > 10 ? 'bold and large' : heading;
    headingLooks[look]!(column, text);
  }

  paint(posts: Post[], employment: Employment | undefined) {
    const { page } = this.choices;
    const { person } = this;
    if (page === 'a sidebar at the left' || page === 'a sidebar at the right') {
      const isLeft = page === 'a sidebar at the left';
      const top = this.head(this.column(isLeft ? 215 : 50, 330, 40));
      const side = this.column(isLeft ? 35 : 420, 140, isLeft ? 44 : 47);
      this.heading(side, 'contact');
      for (const text of person.contact) side.line(text);
      this.list(side, 'skills', person.skills);
      this.main(top, posts, employment);
      return;
    }
    if (page === 'two columns of the same width') {
      const top = this.head(this.column(40, 515, 40));
      this.twoColumns(top, posts, employment);
      return;
    }
    const top = this.head(this.column(50, 495, 40));
    top.line(person.contact.join('  |  '));
    if (page === 'headings at the left') this.headingsLeft(top.y + 10, posts, employment);
    else {
      this.main(top, posts, employment);
      this.list(top, 'skills', [person.skills.join(', ')]);
    }
  }

  /** The jobs at the right, all else at the left. */
  private twoColumns(top: Column, posts: Post[], employment: Employment | undefined) {
    const { person } = this;
    top.line(person.contact.join('  |  ')).gap();
    const [left, right] = [this.column(40, 235, top.y), this.column(305, 250, top.y)];
    this.list(left, 'summary', [person.summary]);
    this.heading(left, 'education');
    this.degree(left);
    this.list(left, 'skills', person.skills);
    this.heading(right, 'experience');
    this.jobs(right, posts, employment);
  }

  private head(column: Column): Column {
    column.line(this.person.name, { bold: true, size: 22 });
    return column.line(this.person.headline, { size: 12, colour: '#666666' });
  }

  private list(column: Column, section: HeadedSection, lines: string[]) {
    this.heading(column, section);
    for (const text of lines) column.line(text);
  }

  private main(column: Column, posts: Post[], employment: Employment | undefined) {
    this.list(column, 'summary', [this.person.summary]);
    this.heading(column, 'experience');
    this.jobs(column, posts, employment);
    this.heading(column, 'education');
    this.degree(column);
  }

  private jobs(column: Column, posts: Post[], employment: Employment | undefined) {
    const { arrangement, group } = this.choices;
    if (employment) {
      groups[group!]!(column, employment, this.look);
      column.gap();
    }
    for (const post of posts) {
      arrangements[employment ? 'employer and place, then title' : arrangement]!(column, post, this.look);
      column.gap();
    }
  }

  private degree(column: Column) {
    const school = this.random.pick(['University of Leeds', 'Hull College', 'University of Tulsa']);
    column
      .line('BSc Operations Management', this.look.first)
      .line(`${school}, 2008 – 2011`, this.look.second);
  }

  private headingsLeft(top: number, posts: Post[], employment: Employment | undefined) {
    let y = top;
    const part = (section: HeadedSection, write: (column: Column) => void) => {
      new Column(this.sheet, 40, 110, y, this.size).line(
        headingIn(this.random, this.choices.language, section),
        { bold: true, colour: '#1f5f8b' },
      );
      const column = this.column(165, 380, y);
      write(column);
      y = column.y + 8;
    };
    part('summary', (column) => void column.line(this.person.summary));
    part('experience', (column) => this.jobs(column, posts, employment));
    part('education', (column) => this.degree(column));
    part('skills', (column) => void column.line(this.person.skills.join(', ')));
  }
}
