import type { components } from '../../../../openapi.gen.d.ts';
import type { MilitaryService } from '../../../api/military.ts';
import type { CascadeContext, CascadeField, Choice, Chosen } from '../../../machines/militaryCascade.ts';

export type MilitaryPeriod = components['schemas']['MilitaryExperience'];

export const idFields = {
  rank: 'military_rank_id',
  navyService: 'military_navy_service_id',
  branch: 'military_branch_id',
  corps: 'military_corps_id',
  profession: 'military_profession_id',
  badgedRole: 'military_badged_role_id',
} as const satisfies Record<CascadeField, keyof MilitaryPeriod>;

export function chosenIn(period: MilitaryPeriod): Chosen {
  const id = (field: CascadeField) => period[idFields[field]] ?? null;
  return {
    rank: id('rank'),
    navyService: id('navyService'),
    branch: id('branch'),
    corps: id('corps'),
    profession: id('profession'),
    badgedRole: id('badgedRole'),
  };
}

export type PeriodIds = Pick<MilitaryPeriod, 'military_service_id' | (typeof idFields)[CascadeField]>;

export const hasIds = (period: MilitaryPeriod, ids: PeriodIds) =>
  Object.entries(ids).every(([name, id]) => (period[name as keyof PeriodIds] ?? null) === (id ?? null));

export const periodIds = ({ serviceId, chosen }: Choice): PeriodIds => ({
  military_service_id: serviceId,
  ...Object.fromEntries(
    Object.entries(idFields).map(([field, name]) => [name, chosen[field as CascadeField]]),
  ),
});

type Labels = Pick<MilitaryService, 'labels'> | undefined;

export function cascadeLabel(field: CascadeField, service: Labels): string {
  const labels = service?.labels;
  const words: Record<CascadeField, string> = {
    rank: 'Rank or rate',
    navyService: labels?.navy_service ?? 'Fighting arm',
    branch: labels?.branch ?? 'Branch',
    corps: labels?.corps ?? 'Corps or regiment',
    profession: labels?.profession ?? 'Profession',
    badgedRole: labels?.badged_role ?? 'Trade or role',
  };
  return words[field];
}

const parents = { country: 'country', service: 'service' } as const;

const joined = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export function clearedInWords(
  { cleared, clearedBy }: Pick<CascadeContext, 'cleared' | 'clearedBy'>,
  service: Labels,
): string {
  if (cleared.length === 0 || !clearedBy) return '';
  const [first = '', ...others] = cleared.map((field) => cascadeLabel(field, service));
  const names = joined([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))]);
  const parent =
    clearedBy in parents
      ? parents[clearedBy as keyof typeof parents]
      : cascadeLabel(clearedBy as CascadeField, service).toLowerCase();
  return `${names} cleared because you changed the ${parent}.`;
}
