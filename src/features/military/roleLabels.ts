import type { CivilianMeaning, MilitaryRoleHit } from '../../api/military.ts';

type Evidence = CivilianMeaning['evidence'][number];

export const carriesOverLabels: Record<CivilianMeaning['carries_over'], string> = {
  same_duties: 'Same duties',
  most_duties: 'Most of the duties',
  some_duties: 'Some of the duties',
};

const categoryLabels = {
  enlisted: 'Enlisted',
  warrant: 'Warrant officer',
  officer: 'Officer',
  civilian: 'Civilian',
};

const kindLabels: Record<MilitaryRoleHit['kind'], string | null> = {
  role: null,
  qualification: 'Additional qualification',
  occupation_group: 'Occupation group',
  civilian_series: 'Civilian job series',
};

export const roleName = ({ code, title }: Pick<MilitaryRoleHit, 'code' | 'title'>) =>
  code ? `${code} ${title}` : title;

export const roleDetail = ({ service, category, kind, is_former }: MilitaryRoleHit) =>
  [
    service,
    kindLabels[kind],
    category && kind === 'role' ? categoryLabels[category] : null,
    is_former ? 'Former code' : null,
  ]
    .filter(Boolean)
    .join(' · ');

export function evidenceText({ source, text }: Evidence): string {
  switch (source) {
    case 'crosswalk':
      return 'The official O*NET Military Crosswalk matches this role with it.';
    case 'occupational_database':
      return 'The DoD Occupational Database (2016) matches this role with it.';
    case 'own_list':
      if (text?.startsWith('Our own')) return `${text}.`;
      return text ? `What carries over: ${lowerFirst(text)}.` : 'Our own comparison of the two jobs.';
    case 'same_title':
      return text
        ? `Civilian employers also use the title “${text}”.`
        : 'Civilian employers use the same title.';
    case 'duties':
      return 'The description of your duties is close to its tasks.';
    case 'related':
      return text
        ? `O*NET lists it as related to ${lowerFirst(text)}.`
        : 'O*NET lists it as a related occupation.';
  }
}

const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const zoneLabels: Record<number, string> = {
  1: 'Little or no preparation',
  2: 'Some preparation: months of training',
  3: 'Medium preparation: a year or two of training',
  4: 'Considerable preparation: often a degree',
  5: 'Extensive preparation: often a graduate degree',
};

export function payText(pay: NonNullable<CivilianMeaning['pay']>, locale: string): string {
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: pay.currency,
      maximumFractionDigits: 0,
    }).format(amount);
  const range = pay.min === pay.max ? money(pay.min) : `${money(pay.min)} to ${money(pay.max)}`;
  return `${range} per year in ${pay.jobs_count === 1 ? 'one open job' : `${pay.jobs_count} open jobs`} here`;
}
