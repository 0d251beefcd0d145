/** Prints each document once: the same wish gets a copy of what was printed before. */
import type { PdfMaker } from '../../server/resumes/pdf/pdfMaker.ts';

export function rememberPdfs(maker: PdfMaker): PdfMaker {
  const printed = new Map<string, Promise<unknown>>();

  function once<Wish, Made>(print: (wish: Wish) => Promise<Made>) {
    return async (wish: Wish): Promise<Made> => {
      const key = JSON.stringify(wish);
      const printing = (printed.get(key) as Promise<Made> | undefined) ?? print(wish);
      printed.set(key, printing);
      try {
        return structuredClone(await printing);
      } catch (error) {
        printed.delete(key);
        throw error;
      }
    };
  }
  return {
    make: once(maker.make),
    makeAccount: once(maker.makeAccount),
    makePlan: once(maker.makePlan),
    close: maker.close,
  };
}
