/** Ids and counts are 64 bits wide in the database. @throws RangeError beyond 2^53, which a number does not hold exactly */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large to be read as a number`);
  return number;
}
