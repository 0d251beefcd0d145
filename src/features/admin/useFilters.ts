import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';

export function useFilters() {
  const [query, setQuery] = useAddressQuery();
  const page = Number(query.get('page'));
  return {
    one<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      return values.find((value) => value === query.get(name));
    },
    text: (name: string) => query.get(name)?.slice(0, 60) || undefined,
    page: Number.isInteger(page) && page > 1 && page <= 500 ? { page } : {},
    set(name: string, value: string) {
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      });
    },
    addressOf(number: number) {
      const next = new URLSearchParams(query);
      next.set('page', String(number));
      return `?${next}`;
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
