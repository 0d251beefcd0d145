import type { components } from '../../openapi.gen.d.ts';

type Experience = components['schemas']['MilitaryExperience'];

export type ServicePeriod = Pick<
  Experience,
  | 'military_service_id'
  | 'military_rank_id'
  | 'military_navy_service_id'
  | 'military_branch_id'
  | 'military_corps_id'
  | 'military_profession_id'
  | 'military_badged_role_id'
>;

interface OfService {
  service_id: number;
}

export interface PeriodRows {
  service: {
    id: number;
    has_navy_services: boolean;
    has_branches: boolean;
    has_corps: boolean;
    corps_for_officers_only: boolean;
    has_professions: boolean;
    has_badged_roles: boolean;
  };
  rank: (OfService & { group: string }) | null;
  navy: OfService | null;
  branch: (OfService & { navy_service_id: number | null }) | null;
  corps: OfService | null;
  profession: OfService | null;
  role:
    | (OfService & { profession_id: number | null; corps_id: number | null; branch_id: number | null })
    | null;
}

type Problems = Record<string, string[]>;

interface Rule {
  field: keyof ServicePeriod;
  name: string;
  applies: boolean;
  isRequired: boolean;
  fits: boolean;
}

export function cascadeProblems(item: ServicePeriod, rows: PeriodRows | undefined): Problems {
  if (!rows) return { military_service_id: ['Choose a service from the list'] };
  return Object.assign({}, ...rulesFor(item, rows).map((rule) => problemOf(rule, item[rule.field])));
}

function rulesFor(item: ServicePeriod, rows: PeriodRows): Rule[] {
  const { service, rank, navy, branch, corps, profession, role } = rows;
  const isOurs = (row: OfService | null) => row?.service_id === service.id;
  const isOfficer = rank?.group === 'officer' || rank?.group === 'warrant';
  const mayHaveCorps = !service.corps_for_officers_only || isOfficer;
  return [
    { field: 'military_rank_id', name: 'rank', applies: true, isRequired: true, fits: isOurs(rank) },
    {
      field: 'military_navy_service_id',
      name: 'part of the navy',
      applies: service.has_navy_services,
      isRequired: true,
      fits: isOurs(navy),
    },
    {
      field: 'military_branch_id',
      name: 'branch',
      applies: service.has_branches,
      isRequired: service.has_navy_services,
      fits: isOurs(branch) && (branch?.navy_service_id ?? null) === (item.military_navy_service_id || null),
    },
    {
      field: 'military_corps_id',
      name: 'corps',
      applies: service.has_corps && mayHaveCorps,
      isRequired: !service.corps_for_officers_only,
      fits: isOurs(corps),
    },
    {
      field: 'military_profession_id',
      name: 'profession',
      applies: service.has_professions,
      isRequired: false,
      fits: isOurs(profession),
    },
    {
      field: 'military_badged_role_id',
      name: 'role',
      applies: service.has_badged_roles,
      isRequired: false,
      fits: isOurs(role) && hangsUnder(role, item),
    },
  ];
}

// A role fits the selected parents if none of them differs from its own and at least one is its own; a role without parents fits
// everywhere in its service.
function hangsUnder(role: PeriodRows['role'], item: ServicePeriod): boolean {
  const parents = [
    [role?.profession_id, item.military_profession_id],
    [role?.corps_id, item.military_corps_id],
    [role?.branch_id, item.military_branch_id],
  ].filter(([own, selected]) => own && selected);
  const isAnywhere = !role?.profession_id && !role?.corps_id && !role?.branch_id;
  return isAnywhere || (parents.length > 0 && parents.every(([own, selected]) => own === selected));
}

function problemOf(
  { field, name, applies, isRequired, fits }: Rule,
  id: number | null | undefined,
): Problems {
  if (!id) return applies && isRequired ? { [field]: [`Choose a ${name}`] } : {};
  if (!applies) return { [field]: [`Leave the ${name} out: it does not apply here`] };
  return fits ? {} : { [field]: [`Choose a ${name} that belongs to what you chose above it`] };
}
