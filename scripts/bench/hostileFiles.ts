/** Reads every known kind of hostile file as an upload: outcome, time and memory. */
import { readFileSync } from 'node:fs';
import { createCvPool, createCvReader } from '../../server/cv/cvReader.ts';
import { makePicture } from '../../server/files/pictures.ts';
import { Problem } from '../../server/http/answers/problem.ts';
import { hostileCvs } from '../../tests/fixtures/cv/hostile.ts';
import { hostilePictures } from '../../tests/fixtures/pictures/hostile.ts';
import type { Benchmark } from './report.ts';

const cap = { timeoutMs: 5000, memoryMb: 256 };
const megabyte = 1024 * 1024;

/** The memory of a process that may end meanwhile. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function watchMemory(pids: () => number[]) {
  const before = process.memoryUsage.rss();
  let child = 0;
  let server = 0;
  const timer = setInterval(() => {
    child = Math.max(child, ...pids().map(memoryOf));
    server = Math.max(server, process.memoryUsage.rss() - before);
  }, 5);
  return () => {
    clearInterval(timer);
    return { childMb: child, serverMb: server / megabyte };
  };
}

async function readCvs(say: (line: string) => void) {
  const pool = createCvPool(cap);
  const reader = createCvReader({ ...cap, pool });
  const counts = { read: 0, refused: 0, capped: 0, otherwise: 0 };
  let longest = 0;
  let childMb = 0;
  for (const [at, cv] of hostileCvs.entries()) {
    if (at % 20 === 0) say(`${hostileCvs.length - at} CVs to go…`);
    const bytes = await cv.bytes();
    const memory = watchMemory(pool.pids);
    const steps = [() => reader.inspect(bytes, 'one'), () => reader.read(bytes, 'one', { countryId: 232 })];
    for (const step of steps) {
      const since = performance.now();
      const answer = await step();
      longest = Math.max(longest, performance.now() - since);
      if (answer.ok) counts.read += 1;
      else if (answer.code === 'overloaded' || !answer.message) counts.otherwise += 1;
      else if (/too long|too complex/.test(answer.message)) counts.capped += 1;
      else counts.refused += 1;
    }
    childMb = Math.max(childMb, memory().childMb);
  }
  const last = await reader.inspect(Buffer.from('Aisha Rahman\naisha@example.com'), 'one');
  if (!last.ok) counts.otherwise += 1;
  await reader.close();
  return { ...counts, longest, childMb };
}

async function makePictures() {
  const counts = { made: 0, refused: 0, otherwise: 0 };
  let longest = 0;
  let serverMb = 0;
  for (const picture of hostilePictures) {
    const bytes = await picture.bytes();
    const memory = watchMemory(() => []);
    const since = performance.now();
    await makePicture({ bytes, fileName: 'me.png' }, 'logo', 'one').then(
      () => {
        counts.made += 1;
      },
      (error: unknown) => {
        const isTyped = error instanceof Problem && [413, 415, 422].includes(error.status);
        if (isTyped) counts.refused += 1;
        else counts.otherwise += 1;
      },
    );
    longest = Math.max(longest, performance.now() - since);
    serverMb = Math.max(serverMb, memory().serverMb);
  }
  return { ...counts, longest, serverMb };
}

export const hostileFilesBenchmark: Benchmark = {
  name: 'hostile-files',
  async measure(say) {
    const cvs = await readCvs(say);
    say(`${hostilePictures.length} pictures…`);
    const pictures = await makePictures();
    return {
      about: `${hostileCvs.length} CVs, each looked at and read, and ${hostilePictures.length} pictures`,
      figures: [
        {
          what: 'Hostile files',
          value: hostileCvs.length + hostilePictures.length,
          unit: '',
          goal: { atLeast: 40 },
        },
        {
          what: 'Crashes, and answers without a kind',
          value: cvs.otherwise + pictures.otherwise,
          unit: '',
          goal: { atMost: 0 },
        },
        { what: 'CVs read as if nothing were wrong, in both steps', value: cvs.read, unit: '' },
        { what: 'CVs refused with a sentence', value: cvs.refused, unit: '' },
        { what: 'CVs ended at the cap', value: cvs.capped, unit: '' },
        {
          what: 'Longest step of a CV against the cap of 5 s',
          value: cvs.longest / cap.timeoutMs,
          unit: '',
          goal: { atMost: 1.5 },
        },
        {
          what: 'Most memory of a reader, seen every 5 ms (its own watch ends it above 256)',
          value: cvs.childMb,
          unit: 'MB',
        },
        { what: 'Pictures made anew', value: pictures.made, unit: '' },
        { what: 'Pictures refused with a sentence', value: pictures.refused, unit: '' },
        { what: 'Longest picture', value: pictures.longest, unit: 'ms', goal: { atMost: 5000 } },
        {
          what: 'Most the server grew by for a picture',
          value: pictures.serverMb,
          unit: 'MB',
          goal: { atMost: 256 },
        },
      ],
    };
  },
};
