import type { components } from '../../openapi.gen.d.ts';
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
} from '../formats/dataFiles.ts';
import type { Career } from './careers.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';
import { uuidOf } from './onboardingCvs.ts';
import { spelledIn } from './spelling.ts';

type Schemas = components['schemas'];
type Sections = Schemas['ResumeSections'];

export interface FullCv {
  title: string;
  template_id: Schemas['ResumeTemplateId'];
  headline: string;
  sections: Omit<Sections, 'personal_details'>;
}

const post = record({
  name: choice('lead', 'engineer', 'operator'),
  role_title: text,
  civilian_title: text,
  rank_id: whole,
  region: text,
  start_month: month,
  end_month: optional(month),
  people_led: optional(whole),
  highlights: listOf(text),
});

const cv = record({ title: text, headline: text, summary: text, skills: listOf(text) });

const contents = dataFile('server/seed/data/fullCvs.json', {
  tenant: countryOfTenant,
  before: record({
    employer: text,
    job_title: text,
    employment_type: choice('Part-time'),
    city: text,
    start_month: month,
    end_month: month,
    highlights: listOf(text),
  }),
  posts: tuple(post, post, post),
  education: listOf(
    record({
      institution: text,
      qualification: text,
      grade: optional(text),
      start_month: optional(month),
      end_month: month,
    }),
  ),
  training: listOf(
    record({
      provider: text,
      title: text,
      grade: optional(text),
      completed_on: month,
      expires_on: optional(month),
      civilian_equivalent: optional(text),
    }),
  ),
  languages: listOf(record({ name: text, level: choice('Fluent', 'Intermediate') })),
  volunteering: record({ title: text, organisation: text, month, text }),
  award: record({ title: text, issuer: text, month, text }),
  clearance: record({ level: text, month }),
  interest: record({ title: text, text }),
  licence: text,
  network: cv,
  leading: cv,
});

type Content = ReturnType<typeof contents>[number];

export function fullCvs(country: DemoCountry, career: Career, email: string): [FullCv, FullCv] {
  const content = contents().find(isOf(country));
  if (!content) throw new Error(`server/seed/data/fullCvs.json has nothing for the country ${country}`);
  const id = (...names: string[]) => uuidOf(email, 'full CV', ...names);
  const withId = <T extends object>(name: string, item: T) => ({ ...item, id: id(name) });
  const skillsOf = (names: string[]) =>
    names.map((name) => ({
      id: id('skill', name),
      name: spelledIn(country, name),
      source: 'self' as const,
    }));
  const { network, leading, interest, licence } = content;
  const posts = postsOf(content, career, id);
  const common = {
    civilian_exp: [withId('before', { ...content.before, country_id: country, is_current: false })],
    education: content.education.map((item) => withId(`learning ${item.qualification}`, item)),
    training: content.training.map((item) => withId(`course ${item.title}`, item)),
    languages: content.languages.map((item) => withId(item.name, item)),
    volunteering: [withId('volunteering', content.volunteering)],
    awards: [withId('award', content.award)],
    security_clearance: [
      withId('clearance', {
        ...content.clearance,
        status: 'active' as const,
        audience: 'applied_to' as const,
      }),
    ],
    interest: [withId('interest', { ...interest, title: spelledIn(country, interest.title) })],
    misc: [withId('licence', { heading: 'Driving', text: licence })],
  };
  return [
    {
      title: network.title,
      template_id: 'harbour-blue',
      headline: network.headline,
      sections: {
        ...common,
        summary: { text: network.summary },
        military_exp: posts,
        skills: skillsOf([...career.skills, ...network.skills]),
      },
    },
    {
      title: leading.title,
      template_id: 'meridian-black',
      headline: leading.headline,
      sections: {
        ...common,
        summary: { text: leading.summary },
        military_exp: posts,
        misc: [],
        skills: skillsOf(leading.skills),
      },
    },
  ];
}

function postsOf({ posts }: Content, career: Career, id: (name: string) => string): Sections['military_exp'] {
  const { military_badged_role_id: _, ...place } = career.place;
  return posts.map(({ name, rank_id, ...content }) => ({
    ...content,
    id: id(name),
    ...(name === 'operator' ? place : career.place),
    military_rank_id: rank_id,
    component: 'regular' as const,
    unit: career.unit,
    is_current: content.end_month === undefined,
    show: { unit: false, region: true },
  }));
}
