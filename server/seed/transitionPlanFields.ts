import type { components } from '../../openapi.gen.d.ts';

type Schemas = components['schemas'];
type InMonths = (months: number) => string;

export function educationFields(
  isUs: boolean,
  inMonths: InMonths,
): [Partial<Schemas['PlanSituation']>, Schemas['EducationGoal'], Partial<Schemas['EducationStrengths']>] {
  return [
    { place: isUs ? 'San Antonio' : 'Bristol' },
    {
      target_qualification: isUs ? 'BS Cybersecurity' : 'BSc Cyber Security',
      subject: 'Cyber security',
      level: 'bachelor',
      study_mode: 'part_time',
      start_term: inMonths(10).slice(0, 7),
      schools: isUs
        ? ['Harbor State University', 'Lakeside Community College']
        : ['Severnside University', 'Open learning at Northgate College'],
      career: 'Security analyst, then lead of a security operations team',
    },
    { credits: [{ name: isUs ? 'Joint Services Transcript' : 'HND credits, level 5', source: 'own' }] },
  ];
}

const gapId = '3f0e6a52-8f0b-4c58-9a51-0c4f3d1f7a01';
const actionIds = ['3f0e6a52-8f0b-4c58-9a51-0c4f3d1f7a02', '3f0e6a52-8f0b-4c58-9a51-0c4f3d1f7a03'] as const;

export function employmentFields(isUs: boolean, inMonths: InMonths) {
  const place = isUs ? 'San Antonio' : 'Bristol';
  return [
    { place },
    {
      target_occupations: ['Network engineer', 'Network operations lead'],
      sectors: ['Information technology'],
      places: [place],
      salary_floor: isUs ? 85_000_00 : 42_000_00,
      start_from: inMonths(4),
      start_to: inMonths(6),
      short_term_goal: 'Run the network of a firm with several sites.',
      long_term_goal: 'Lead a network operations team.',
    },
    { gaps: [{ id: gapId, name: 'A civilian network certificate' }] },
    {
      actions: [
        {
          id: actionIds[0],
          gap_id: gapId,
          kind: 'certificate',
          title: 'Pass the associate network exam',
          due_on: inMonths(2),
        },
        {
          id: actionIds[1],
          gap_id: null,
          kind: 'network',
          title: 'Talk to three network engineers who have served',
          due_on: inMonths(1),
        },
      ],
    },
    {},
    { providers: [], mentor: { name: 'Dana Whitlock', email: null }, adviser: null },
    { confirmed: true },
  ] satisfies [
    Partial<Schemas['PlanSituation']>,
    Schemas['EmploymentGoal'],
    Partial<Schemas['EmploymentStrengths']>,
    Schemas['EmploymentActions'],
    Schemas['EmploymentMoney'],
    Schemas['PlanSupport'],
    Schemas['PlanCheck'],
  ];
}
