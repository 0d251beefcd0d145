/** Ids and counts have 64 bits in the database. @throws RangeError beyond 2^53, which a number cannot represent exactly */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large to be read as a number`);
  return number;
}
