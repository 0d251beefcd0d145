/** Twelve rows a page, as every list of the contract. */
const perPage = 12;

export function page(asked: number | undefined, total: number) {
  const current = asked ?? 1;
  return {
    limit: perPage,
    offset: (current - 1) * perPage,
    meta: {
      current_page: current,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      total,
    },
  };
}
