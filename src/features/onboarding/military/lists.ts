import { queryOptions } from '@tanstack/react-query';
import {
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  type RoleParent,
} from '../../../api/military.ts';
import { referenceData } from '../../../api/queryClient.ts';
import { normalForm } from '../../../documents/normalForm.ts';
import { type CascadeField, type Choice, roleParent } from '../../../machines/militaryCascade.ts';

export interface CascadeOption {
  id: number;
  title: string;
  aliases: string[];
  isOfficer: boolean;
}

interface Row {
  id: number;
  title: string;
  aliases: string[];
  code?: string | null;
  abbreviation?: string | null;
  pay_grade?: string | null;
  group?: string;
  is_legacy: boolean;
}

/** The most rows that one call returns. */
export const mostRows = 100;

const entryOf = ({
  id,
  title,
  aliases,
  code,
  abbreviation,
  pay_grade,
  group,
  is_legacy,
}: Row): CascadeOption => ({
  id,
  title: `${code ? `${code} ` : ''}${title}${pay_grade ? ` (${pay_grade})` : ''}${is_legacy ? ' (former name)' : ''}`,
  aliases: [...aliases, abbreviation ?? '', code ?? ''].filter(Boolean),
  isOfficer: group === 'officer' || group === 'warrant',
});

function parentOfRoles(choice: Choice): RoleParent {
  const parent = roleParent(choice);
  const id = (parent && choice.chosen[parent]) ?? 0;
  if (parent === 'profession') return { professionId: id };
  return parent === 'branch' ? { branchId: id } : { corpsId: id };
}

const calls: Record<CascadeField, (choice: Choice, title: string) => Promise<Row[]>> = {
  rank: ({ serviceId }, title) => listMilitaryRanks(serviceId ?? 0, title),
  navyService: ({ serviceId }, title) => listMilitaryNavyServices(serviceId ?? 0, title),
  branch: ({ serviceId, chosen }, title) =>
    listMilitaryBranches(serviceId ?? 0, chosen.navyService ?? 0, title),
  corps: ({ serviceId }, title) => listMilitaryCorps(serviceId ?? 0, title),
  profession: ({ serviceId }, title) => listMilitaryProfessions(serviceId ?? 0, title),
  badgedRole: (choice, title) => listMilitaryBadgedRoles(parentOfRoles(choice), title),
};

// Contains only what the list depends on, so that each list loads once.
const keyOf = (field: CascadeField, choice: Choice) => {
  if (field === 'badgedRole') return parentOfRoles(choice);
  return field === 'branch' ? [choice.serviceId, choice.chosen.navyService] : choice.serviceId;
};

export const listQuery = (field: CascadeField, choice: Choice, title = '') =>
  queryOptions({
    queryKey: ['military', field, keyOf(field, choice), title],
    queryFn: async () => (await calls[field](choice, title)).map(entryOf),
    ...referenceData,
  });

const plain = (text: string) =>
  normalForm(text, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export function found(entries: readonly CascadeOption[], text: string): CascadeOption[] {
  const asked = plain(text.trim());
  if (!asked) return [...entries];
  return entries.filter(({ title, aliases }) =>
    [title, ...aliases].some((name) => plain(name).includes(asked)),
  );
}
