/** A profile as LinkedIn prints it: a dark sidebar, and posts below their employer with lengths of time. */
import type { DrawnCv } from './drawnCv.ts';
import { lengthOf } from './grouped.ts';
import { bulletsOf, careerOf, type Post, personOf } from './people.ts';
import { randomOf } from './random.ts';
import { Column, Sheet } from './sheet.ts';

const regions = {
  232: [
    'Leeds, England, United Kingdom',
    'Glasgow, Scotland, United Kingdom',
    'Greater Bristol Area, United Kingdom',
  ],
  233: ['Austin, Texas, United States', 'Tampa, Florida, United States', 'Greater Tulsa Area'],
};
const grey = '#b0b0b0';
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

function written(date: string | undefined): string {
  if (!date) return 'Present';
  const [year, month] = date.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}

export function linkedInCv(seed: number): DrawnCv {
  const random = randomOf(seed);
  const country = random.pick([232, 233] as const);
  const person = personOf(random, country);
  const sheet = new Sheet();
  const hasPlaces = random.isLucky(0.8);
  let year = 2025;
  const groups = careerOf(
    random,
    country,
    random.pick(['ordinary', 'force in its name']),
    random.between(2, 3),
  ).map((job) => {
    const size = random.pick([1, 1, 2, 3]);
    const others = careerOf(random, country, 'ordinary', 3);
    const place = hasPlaces ? random.pick(regions[country]) : '';
    return Array.from({ length: size }, (_, at): Post => {
      const end = year === 2025 ? undefined : `${year}-${String(random.between(6, 12)).padStart(2, '0')}`;
      year -= random.between(1, 3);
      const start = `${year}-${String(random.between(1, 6)).padStart(2, '0')}`;
      year -= 1;
      const dates = { start, end };
      const period = `${written(start)} - ${written(end)} (${lengthOf(dates)})`;
      const title = at === 0 ? job.title : others[at]!.title;
      return { ...dates, title, employer: job.employer, place, period, bullets: bulletsOf(random) };
    });
  });
  const side = new Column(sheet, 22, 150, 40, 10.5);
  sheet.box(0, 0, 198, 842, '#293e49');
  const light = { colour: '#ffffff' };
  side.line('Contact', { ...light, size: 13 });
  side.line(person.contact[1]!, light).line(person.contact[0]!, light);
  side
    .line(`www.linkedin.com/in/${person.name.toLowerCase().replace(' ', '-')}`, light)
    .line('(LinkedIn)', { colour: grey });
  side.gap(12).line('Top Skills', { ...light, size: 13 });
  for (const skill of person.skills.slice(0, 3)) side.line(skill, light);
  side
    .gap(12)
    .line('Languages', { ...light, size: 13 })
    .line('German (Professional Working)', light);
  const main = new Column(sheet, 223, 340, 38, 12);
  main.line(person.name, { size: 26 }).line(`${person.headline} at ${groups[0]![0]!.employer}`);
  main.line(random.pick(regions[country]), { colour: grey });
  main.gap(14).line('Summary', { size: 15.75 }).gap(4).line(person.summary);
  main.gap(14).line('Experience', { size: 15.75 }).gap(4);
  for (const posts of groups) drawEmployment(main, posts);
  main.gap(10).line('Education', { size: 15.75 }).gap(4);
  main
    .line('University of Leeds')
    .line("Bachelor's degree, Operations Management · (2008 - 2011)", { size: 10.5 });
  return {
    country,
    features: ['posts with an employer: as LinkedIn prints them'],
    posts: groups.flat(),
    skills: [],
    sheet,
  };
}

function drawEmployment(column: Column, posts: Post[]) {
  const [first] = posts;
  column.line(first!.employer);
  if (posts.length > 1)
    column.line(lengthOf({ start: posts.at(-1)!.start, end: first!.end }), { size: 10.5 });
  for (const { title, period, place, bullets } of posts) {
    column.line(title, { size: 11.5 }).line(period, { size: 10.5 });
    if (place) column.line(place, { size: 10.5, colour: grey });
    column.gap(4);
    for (const text of bullets) column.line(text, { size: 10.5 });
    column.gap(6);
  }
  column.gap(6);
}
