// The two CVs of the seeded veteran who has finished onboarding: one for network work, one for leading a team.
import type { components } from '../../openapi.gen.d.ts';
import type { Career } from './careers.ts';
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

interface Words {
  document: string;
  theatre: string;
  money: string;
  ranks: [lead: number, engineer: number, operator: number];
  regions: [string, string, string];
  roles: [string, string, string];
  before: Sections['civilian_exp'][number];
  learning: Omit<Sections['education'][number], 'id'>[];
  courses: Omit<Sections['training'][number], 'id'>[];
  volunteering: Omit<Sections['volunteering'][number], 'id'>;
  award: Omit<Sections['awards'][number], 'id'>;
  clearance: string;
  language: string;
  licence: string;
  fibre: string;
  place: string;
}

const uk: Words = {
  document: 'CV',
  theatre: 'eight temporary sites',
  money: '£2.4 million',
  ranks: [2064, 2063, 2062],
  regions: ['Dorset and northern Europe', 'North Yorkshire and overseas', 'Dorset'],
  roles: ['Networks Engineer', 'Networks Engineer', 'Communications Operator'],
  before: {
    id: '',
    employer: 'Severn Office Systems',
    job_title: 'IT support assistant',
    employment_type: 'Part-time',
    city: 'Bristol',
    country_id: 232,
    start_month: '2013-09',
    end_month: '2015-07',
    is_current: false,
    highlights: [
      'Set up and repaired computers for 40 small firms',
      'Answered the help desk two evenings a week',
    ],
  },
  learning: [
    {
      institution: 'Open University',
      qualification: 'HND Engineering, Communications Systems',
      grade: 'Distinction',
      start_month: '2018-09',
      end_month: '2021-06',
    },
    { institution: 'City of Bristol College', qualification: 'BTEC Level 3 in IT', end_month: '2015-06' },
  ],
  courses: [
    { provider: 'CompTIA', title: 'Network+', completed_on: '2024-03', expires_on: '2027-03' },
    {
      provider: 'ILM',
      title: 'Level 3 Leadership and Management',
      grade: 'Pass',
      completed_on: '2022-05',
      civilian_equivalent: 'First-line management certificate',
    },
    { provider: 'Cisco', title: 'CCNA', completed_on: '2023-02', expires_on: '2026-02' },
  ],
  volunteering: {
    title: 'Volunteer',
    organisation: 'Code Club at Southmead Library',
    month: '2023-01',
    text: 'Helps children of 9 to 13 with their first programs every other Saturday.',
  },
  award: {
    title: 'Commendation',
    issuer: 'Commanding Officer',
    month: '2021-11',
    text: 'For rewriting the watch procedure.',
  },
  clearance: 'SC',
  language: 'German',
  licence: 'Full UK licence, category B and C1.',
  fibre: 'fibre',
  place: 'Bristol',
};

const us: Words = {
  ...uk,
  document: 'resume',
  theatre: 'eight remote sites',
  money: '$2.9 million',
  ranks: [2207, 2206, 2205],
  regions: ['Georgia and Germany', 'North Carolina and overseas', 'Georgia'],
  roles: [
    'Information Technology Specialist',
    'Information Technology Specialist',
    'Signal Support Specialist',
  ],
  before: {
    ...uk.before,
    employer: 'Savannah River Computers',
    job_title: 'Help desk assistant',
    city: 'Augusta',
    country_id: 233,
  },
  learning: [
    {
      institution: 'Augusta University',
      qualification: 'Bachelor of Science in Information Technology',
      grade: 'GPA 3.6',
      start_month: '2018-08',
      end_month: '2022-05',
    },
    {
      institution: 'Augusta Technical College',
      qualification: 'Associate of Applied Science in Networking',
      end_month: '2015-05',
    },
  ],
  courses: [
    { provider: 'CompTIA', title: 'Security+', completed_on: '2024-03', expires_on: '2027-03' },
    {
      provider: 'US Army',
      title: 'Advanced Leader Course',
      completed_on: '2021-08',
      civilian_equivalent: 'First-line management',
    },
    { provider: 'Cisco', title: 'CCNA', completed_on: '2023-02', expires_on: '2026-02' },
  ],
  volunteering: {
    title: 'Coach',
    organisation: 'Robotics club, Augusta Public Library',
    month: '2023-01',
    text: 'Helps children of 9 to 13 with their first programs every other Saturday.',
  },
  award: {
    title: 'Army Commendation Medal',
    issuer: 'US Army',
    month: '2021-11',
    text: 'For rewriting the watch procedure.',
  },
  clearance: 'Secret',
  language: 'Spanish',
  licence: 'Georgia driver’s license, class C.',
  fibre: 'fiber',
  place: 'Augusta',
};

export function fullCvs(countryId: 232 | 233, career: Career, email: string): [FullCv, FullCv] {
  const words = countryId === 233 ? us : uk;
  const id = (...names: string[]) => uuidOf(email, 'full CV', ...names);
  const withId = <T extends object>(name: string, item: T) => ({ ...item, id: id(name) });
  const named = (names: string[]) =>
    names.map((name) => ({
      id: id('skill', name),
      name: spelledIn(countryId, name),
      source: 'self' as const,
    }));
  const posts = postsOf(words, career, id);
  const common = {
    civilian_exp: [withId('before', words.before)],
    education: words.learning.map((item) => withId(`learning ${item.qualification}`, item)),
    training: words.courses.map((item) => withId(`course ${item.title}`, item)),
    languages: [
      { id: id('English'), name: 'English', level: 'Fluent' as const },
      { id: id(words.language), name: words.language, level: 'Intermediate' as const },
    ],
    volunteering: [withId('volunteering', words.volunteering)],
    awards: [withId('award', words.award)],
    security_clearance: [
      {
        id: id('clearance'),
        level: words.clearance,
        status: 'active' as const,
        month: '2022-02',
        audience: 'applied_to' as const,
      },
    ],
    interest: [
      {
        id: id('interest'),
        title: spelledIn(countryId, 'Hill walking'),
        text: 'And amateur radio since school.',
      },
    ],
    misc: [{ id: id('licence'), heading: 'Driving', text: words.licence }],
  };
  return [
    {
      title: `Network engineer ${words.document}`,
      template_id: 'harbour-blue',
      headline: 'Network and Infrastructure Engineer',
      sections: {
        ...common,
        summary: {
          text: `Network engineer with eleven years of building, running and protecting networks where downtime was not an option. Leads teams of up to fourteen. Used to night shifts, plain briefings and equipment that has to work the first time. Looking for a network operations role around ${words.place}.`,
        },
        military_exp: posts,
        skills: named([
          ...career.skills,
          'Routing and switching',
          'Fibre testing and splicing',
          'Virtualisation',
          'Change control',
          'Cisco IOS',
          'Linux',
          'Risk assessment',
        ]),
      },
    },
    {
      title: `Team leader ${words.document}`,
      template_id: 'meridian-black',
      headline: 'Operations Team Leader',
      sections: {
        ...common,
        summary: {
          text: 'Team leader who has run shifts of nine to fourteen engineers around the clock. Plans the work, explains it once and checks it. Likes a handover that nobody has to ask about.',
        },
        military_exp: posts,
        misc: [],
        skills: named([
          'Leading a shift',
          'Teaching and coaching',
          'Incident leadership',
          'Briefing',
          'Planning',
          'Audit',
        ]),
      },
    },
  ];
}

function postsOf(words: Words, career: Career, id: (name: string) => string): Sections['military_exp'] {
  const [lead, engineer, operator] = words.ranks;
  const { military_badged_role_id: _, ...place } = career.place;
  const post = (name: string, at: 0 | 1 | 2) => ({
    id: id(name),
    ...(at === 2 ? place : career.place),
    component: 'regular' as const,
    role_title: words.roles[at],
    region: words.regions[at],
    unit: career.unit,
    show: { unit: false, region: true },
  });
  return [
    {
      ...post('lead', 0),
      military_rank_id: lead,
      civilian_title: 'Network Operations Team Leader',
      start_month: '2022-01',
      is_current: true,
      people_led: 14,
      highlights: [
        'Run a secure network for 600 users at nine sites; 99.6 percent available over 26 months',
        'Lead and train fourteen engineers; eleven passed their certificate at the first attempt',
        'Cut the time to restore a link from 50 to 18 minutes by rewriting the watch procedure',
        `Account for ${words.money} of equipment, with no losses in four audits`,
      ],
    },
    {
      ...post('engineer', 1),
      military_rank_id: engineer,
      civilian_title: 'Network Engineer',
      start_month: '2018-03',
      end_month: '2021-12',
      is_current: false,
      people_led: 4,
      highlights: [
        `Installed ${words.fibre} and microwave links at ${words.theatre}, each live within 48 hours`,
        'Moved 120 servers to virtual machines, saving 9 kW of power at every site',
        'Briefed senior staff each day on risk and repair times, in plain words',
      ],
    },
    {
      ...post('operator', 2),
      military_rank_id: operator,
      civilian_title: 'Communications Operator',
      start_month: '2015-09',
      end_month: '2018-02',
      is_current: false,
      highlights: [
        'Kept radio and data links open around the clock in a team of six',
        'Chosen after a year to teach new arrivals fault finding',
      ],
    },
  ];
}
