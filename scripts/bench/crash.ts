/**
 * Kills the product (SIGKILL) while six people save repeatedly, starts it again and compares what it stored. A lost write was
 * acknowledged and is missing; a half-applied one is in one table and missing from another.
 */
import { chanceFrom } from '../../server/seed/flowWalk.ts';
import { dayAfter, wholeJob } from '../../tests/support/contract/jobWriting.ts';
import { type Ground, grounds, must, type Product, startProduct } from './product.ts';
import { type Benchmark, type Figure, median } from './report.ts';

const recruiter = 'recruiter@northgate.test';
const operator = 'operator@demo.test';
export const writing = () => [recruiter, operator, ...veterans];

const veterans = ['veteran-complete', 'veteran-services', 'veteran-plan', 'veteran-no-cv'].map(
  (key) => `${key}@demo.test`,
);

export interface Writer {
  /** @throws if the write is not acknowledged */
  save: (product: Product, number: number) => Promise<void>;
  /** The number of the newest stored deed, and whether all of it is stored. */
  read: (product: Product) => Promise<{ number: number; isWhole: boolean }>;
}

/** The summary of a CV, and the version in its row. */
async function cvOf(product: Product, email: string): Promise<Writer> {
  const fields = { title: 'Kept', kind: 'cv', template_id: 'harbour-blue', colour: 'blue' };
  const { id, version } = must<'createResume'>(await product.ask(email, 'POST', '/resumes', fields), 201);
  return {
    save: async (on, number) => {
      const content = { version: version + number - 1, value: { text: `Deed ${number}` } };
      must(await on.ask(email, 'PUT', `/resumes/${id}/sections/summary`, content), 200);
    },
    read: async (on) => {
      const resume = must<'getResume'>(await on.ask(email, 'GET', `/resumes/${id}`), 200);
      const number = Number(/\d+/.exec(resume.sections.summary?.text ?? '')?.[0] ?? 0);
      return { number, isWhole: resume.version === version + number };
    },
  };
}

/** The title of a published job, changed and published, and its log of changes in another table. */
async function jobOf(product: Product): Promise<Writer> {
  const now = new Date();
  const draft = must<'createJob'>(
    await product.ask(recruiter, 'POST', '/jobs', wholeJob(now, { title: 'Fitter 0' })),
    201,
  );
  const published = must<'publishJob'>(
    await product.ask(recruiter, 'POST', `/jobs/${draft.id}/publish`),
    200,
  );
  const path = `/jobs/${published.id}`;
  const jobOn = async (on: Product) => must<'getJob'>(await on.ask(recruiter, 'GET', path), 200);
  return {
    save: async (on, number) => {
      const change = wholeJob(now, { title: `Fitter ${number}`, closes_on: dayAfter(now, 30) });
      const { version } = await jobOn(on);
      const changed = must<'updateJob'>(await on.ask(recruiter, 'PUT', path, { ...change, version }), 200);
      must(await on.ask(recruiter, 'POST', `${path}/changes/publish`, { version: changed.version }), 200);
    },
    read: async (on) => {
      const { title, recruiter: own } = await jobOn(on);
      const number = Number(/\d+$/.exec(own?.unpublished?.content.title ?? title)?.[0]);
      return { number, isWhole: title === 'Fitter 0' || own?.changes[0]?.after === title };
    },
  };
}

/** An account that is deactivated and reactivated, and its entries in the audit log. */
async function accountOf(product: Product): Promise<Writer> {
  const search = '/admin/users?search=people%40northgate.test';
  const [account] = must<'listAdminUsers'>(await product.ask(operator, 'GET', search), 200);
  const isOffAtFirst = account?.status === 'inactive';
  return {
    save: async (on, number) => {
      const action = (number % 2 === 1) === isOffAtFirst ? 'reactivate' : 'deactivate';
      must(
        await on.ask(operator, 'PATCH', `/admin/users/${account?.id}`, { action, reason: `Deed ${number}` }),
        200,
      );
    },
    read: async (on) => {
      const [now] = must<'listAdminUsers'>(await on.ask(operator, 'GET', search), 200);
      const entries = must<'listAudit'>(
        await on.ask(operator, 'GET', `/admin/audit?subject_kind=user&subject_id=${account?.id}`),
        200,
      );
      const number = Number(/\d+/.exec(String(entries[0]?.details?.reason))?.[0] ?? 0);
      const shouldBeOff = (number % 2 === 0) === isOffAtFirst;
      return { number, isWhole: (now?.status === 'inactive') === shouldBeOff };
    },
  };
}

/** Saves until the process is killed. @returns the number of the last acknowledged write */
async function saveOn(
  product: Product,
  writer: Writer,
  from: number,
  when: { each: () => void; isOver: () => boolean },
) {
  for (let acknowledged = from; ; acknowledged += 1) {
    try {
      await writer.save(product, acknowledged + 1);
    } catch (error) {
      if (when.isOver()) return acknowledged;
      throw error;
    }
    when.each();
  }
}

export const writersOn = async (product: Product): Promise<Writer[]> => [
  ...(await Promise.all(veterans.map((email) => cvOf(product, email)))),
  await jobOf(product),
  await accountOf(product),
];

interface Kill {
  /** The number of acknowledged writes before the kill. */
  afterWrites: number;
  /** Milliseconds after that, so that the kill hits any point of the next writes. */
  later: number;
}

async function killDuring({ afterWrites, later }: Kill, product: Product, writers: Writer[], from: number[]) {
  let left = afterWrites;
  let killed: Promise<void> | undefined;
  const each = () => {
    left -= 1;
    if (left > 0 || killed) return;
    killed = new Promise((resolve) => setTimeout(resolve, later)).then(product.kill);
  };
  const when = { each, isOver: () => killed !== undefined };
  const acknowledged = await Promise.all(
    writers.map((writer, at) => saveOn(product, writer, from[at]!, when)),
  );
  await killed;
  return acknowledged;
}

interface Kills {
  runs: number;
  /** For the random moments of the kills. */
  seed: number;
  say?: (line: string) => void;
}

export async function killOver(ground: Ground, { runs, seed, say = () => {} }: Kills) {
  const chance = chanceFrom(seed);
  say(`Seed ${seed}`);
  let product = await startProduct(ground);
  const writers = await writersOn(product);
  let newest = writers.map(() => 0);
  const [ready, counts] = [[] as number[], { acknowledged: 0, lost: 0, half: 0, invented: 0 }];
  for (let run = 1; run <= runs; run += 1) {
    const kill = { afterWrites: Math.round(20 + chance() * 200), later: chance() * 20 };
    const acknowledged = await killDuring(kill, product, writers, newest);
    product = await startProduct(ground);
    ready.push(product.readyMs);
    const readings = await Promise.all(writers.map((writer) => writer.read(product)));
    for (const [at, { number, isWhole }] of readings.entries()) {
      counts.acknowledged += acknowledged[at]! - newest[at]!;
      counts.lost += Math.max(0, acknowledged[at]! - number);
      counts.half += isWhole ? 0 : 1;
      counts.invented += Math.max(0, number - acknowledged[at]! - 1);
    }
    newest = readings.map(({ number }) => number);
    if (run % 10 === 0) say(`${run} kills, ${counts.acknowledged} acknowledged, ${counts.lost} lost`);
  }
  await product.stop();
  return { ...counts, ready };
}

export const crashBenchmark: Benchmark = {
  name: 'crash',
  async measure(say, { runs = 100, seed = Date.now() % 1_000_000 }) {
    const figures: Figure[] = [];
    for await (const ground of grounds(writing())) {
      say(`On ${ground.name}, ${runs} kills…`);
      const { acknowledged, lost, half, invented, ready } = await killOver(ground, { runs, seed, say });
      const on = (what: string) => `${ground.name}: ${what}`;
      figures.push(
        { what: on('acknowledged writes'), value: acknowledged, unit: '', goal: { atLeast: runs } },
        { what: on('lost'), value: lost, unit: '', goal: { atMost: 0 } },
        { what: on('half-applied'), value: half, unit: '', goal: { atMost: 0 } },
        { what: on('kept and never sent'), value: invented, unit: '', goal: { atMost: 0 } },
        { what: on('ready again, median'), value: median(ready) / 1000, unit: 's', goal: { atMost: 1 } },
        { what: on('ready again, slowest'), value: Math.max(...ready) / 1000, unit: 's' },
      );
    }
    return {
      about: `the process is killed ${runs} times in the middle of writes, seed ${seed}`,
      figures,
      notes: [
        'A killed process, not a power cut: see docs/deploy.md for what each database promises of that.',
      ],
    };
  },
};
