/** @throws when the work has not ended in time; the work hears of it by its signal */
export async function withTimeout<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`Not done within ${milliseconds} ms`);
      controller.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
