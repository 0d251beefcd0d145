// The largest integer of the API, 31 bits.
const largest = 2_147_483_647;

/** Returns the id in an address, or 0, which no record has. */
export function addressId(text = ''): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id <= largest ? id : 0;
}
