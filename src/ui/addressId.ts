/** The id that stands in an address, or 0, which nothing has. */
export const addressId = (text = ''): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
