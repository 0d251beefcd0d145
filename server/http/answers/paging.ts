export const pageSize = 12;

export function page(requestedPage: number | undefined, total: number) {
  const current = requestedPage ?? 1;
  return {
    limit: pageSize,
    offset: (current - 1) * pageSize,
    meta: {
      current_page: current,
      per_page: pageSize,
      last_page: Math.max(1, Math.ceil(total / pageSize)),
      total,
    },
  };
}
