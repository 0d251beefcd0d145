import { addressId } from '../addressId.ts';

// The last page that the contract allows.
const mostPages = 500;

/** A whole number from 1 to `most`. */
export function numberIn(query: URLSearchParams, name: string, most: number): number | undefined {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

const isId = (text: string) => addressId(text) > 0;

export function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return isId(text) ? Number(text) : undefined;
}

export const idsIn = (query: URLSearchParams, name: string, most: number): number[] =>
  [...new Set(query.getAll(name).filter(isId).map(Number))].slice(0, most);

export const keysIn = <Key extends string>(
  query: URLSearchParams,
  name: string,
  keys: Record<Key, unknown>,
): Key[] => [...new Set(query.getAll(name))].filter((key): key is Key => Object.hasOwn(keys, key));

export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1;
}

/** JOBS-04: replaces the earlier values and resets to the first page. */
export function withValues(
  query: URLSearchParams,
  name: string,
  values: readonly (string | number | boolean)[],
): URLSearchParams {
  const next = without(query, [name, 'page']);
  for (const value of values) next.append(name, String(value));
  return next;
}

export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

export function only(query: URLSearchParams, names: readonly string[]): string {
  const shared = new URLSearchParams();
  for (const name of names) for (const value of query.getAll(name)) shared.append(name, value);
  return shared.size > 0 ? `?${shared}` : '';
}
