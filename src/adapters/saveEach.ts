import { failureOf } from '../machines/failure.ts';

/**
 * Saves parts one after the other, and continues after a rejected part.
 * @throws the first rejection at the end; any other failure immediately
 */
export async function saveEach<Part>(
  parts: readonly Part[],
  save: (part: Part) => Promise<void>,
): Promise<void> {
  const rejections: unknown[] = [];
  for (const part of parts)
    await save(part).catch((error: unknown) => {
      if (failureOf(error).status !== 422) throw error;
      rejections.push(error);
    });
  if (rejections.length > 0) throw rejections[0];
}
