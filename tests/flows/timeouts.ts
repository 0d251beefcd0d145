/** How long a path waits for what a page does next; only a hang takes so long. */
export const stepTimeout = 30_000;

/** @throws in these words, when it does not come */
export async function inTime(coming: Promise<void>, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), stepTimeout);
  });
  await Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
