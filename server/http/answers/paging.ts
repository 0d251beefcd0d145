export const pageSize = 12;

export function page(requestedPage: number | undefined, total: number, size = pageSize) {
  const current = requestedPage ?? 1;
  return {
    limit: size,
    offset: (current - 1) * size,
    meta: {
      current_page: current,
      per_page: size,
      last_page: Math.max(1, Math.ceil(total / size)),
      total,
    },
  };
}
