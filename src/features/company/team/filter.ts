import type { CompanyUser, CompanyUserFilter } from '../../../api/companies.ts';

const tabs = ['pending', 'active', 'inactive', 'invitations'] as const;
type Tab = (typeof tabs)[number];
export type ListTab = Exclude<Tab, 'invitations'>;

const statusesOf: Record<ListTab, CompanyUser['status'][]> = {
  pending: ['approval_pending'],
  active: ['active'],
  inactive: ['inactive', 'rejected'],
};

export const parseTeamTab = (query: URLSearchParams): Tab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'active';

const days = ['joined_from', 'joined_to', 'approved_from', 'approved_to'] as const;
export type Day = (typeof days)[number];

const dayIn = (query: URLSearchParams, name: Day) => {
  const value = query.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
};

const numbersIn = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

export function filterOf(query: URLSearchParams, tab: ListTab): Required<CompanyUserFilter> {
  const range = (from: Day, to: Day) => {
    const given = { from: dayIn(query, from), to: dayIn(query, to) };
    return given.from || given.to ? given : [];
  };
  const admin = query.get('admin');
  return {
    company_users: numbersIn(query, 'user'),
    approved_by: numbersIn(query, 'approved_by'),
    joined_on: range('joined_from', 'joined_to'),
    approved_on: range('approved_from', 'approved_to'),
    status: statusesOf[tab],
    admin: admin === '1' ? [1] : admin === '0' ? [0] : [],
    search: query
      .getAll('search')
      .map((word) => word.slice(0, 60))
      .slice(0, 10),
    company_id: [],
  };
}

const filters = ['user', 'approved_by', ...days, 'admin', 'search'];

export const countMemberFilters = (query: URLSearchParams) =>
  filters.flatMap((name) => query.getAll(name)).length;

export function withFilter(query: URLSearchParams, name: string, values: string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  next.delete('page');
  for (const value of values) if (value) next.append(name, value);
  return next;
}

export function withoutMemberFilters(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...filters, 'page']) next.delete(name);
  return next;
}

export const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 500 ? page : 1;
};
