/** Writing a CV in the built product: the time from a key to the rendered page of the PDF, and all twenty designs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Resume } from '../../src/documents/resume/resumeContent.ts';
import { onePage, threePages } from '../../tests/fixtures/cv/resumes.ts';
import { type Figure, median } from './report.ts';
import { openSignedIn } from './signedIn.ts';

const keys = 60;
const between = 100;

interface Marks {
  keys: number[];
  /** When the worker was sent a request, and when it answered, by the request's number. */
  asked: { number: number; at: number }[];
  made: { number: number; at: number }[];
  drawn: number[];
  longTasks: number[];
}

type Watched = Window & { marks: Marks; gc?: () => void };

/** Runs in the page before its own scripts. */
function watchPreview() {
  const marks: Marks = { keys: [], asked: [], made: [], drawn: [], longTasks: [] };
  (window as unknown as Watched).marks = marks;
  addEventListener('keydown', () => marks.keys.push(performance.now()), true);
  const post = Worker.prototype.postMessage;
  const heard = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
    if (typeof message === 'object' && message !== null && 'document' in message && 'number' in message) {
      marks.asked.push({ number: Number(message.number), at: performance.now() });
      if (!heard.has(this))
        this.addEventListener('message', ({ data }) => {
          if ('bytes' in data) marks.made.push({ number: data.number, at: performance.now() });
        });
      heard.add(this);
    }
    return post.call(this, message, ...rest);
  };
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (
    this: CanvasRenderingContext2D,
    ...args: unknown[]
  ) {
    Reflect.apply(draw, this, args);
    const { canvas } = this;
    if (canvas.isConnected && canvas.width > 200) marks.drawn.push(performance.now());
  } as typeof draw;
  new PerformanceObserver((list) => {
    marks.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: false });
}

const percentile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? null;
};

/** From each key to the first drawing of a file requested after it. */
export function keyToDrawing({ keys, asked, made, drawn }: Marks): number[] {
  return keys.flatMap((key) => {
    const wish = asked.find(({ at }) => at >= key);
    const file = wish && made.find(({ number }) => number >= wish.number);
    const drawing = file && drawn.find((at) => at >= file.at);
    return drawing === undefined ? [] : [drawing - key];
  });
}

export function lastKeyToFile({ keys, asked, made }: Marks): number | null {
  const last = asked.at(-1);
  const file = last && made.find(({ number }) => number >= last.number);
  return file ? file.at - (keys.at(-1) ?? 0) : null;
}

const summary = (page: Page) => page.getByLabel('Describe what you offer in a few sentences');

async function clearMarks(page: Page) {
  await page.evaluate(() => {
    const { marks } = window as unknown as Watched;
    for (const list of Object.values(marks)) (list as unknown[]).length = 0;
  });
}

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).marks);

const shown = (page: Page) =>
  page.waitForFunction(() => {
    const { keys, asked, made, drawn } = (window as unknown as Watched).marks;
    const wish = asked.at(-1);
    const file = wish && wish.at >= (keys.at(-1) ?? 0) && made.find(({ number }) => number >= wish.number);
    return file && drawn.some((at) => at >= file.at);
  });

const saved = (page: Page) => page.getByText(/^Saved at/).waitFor();

const words = (key: number) => (key % 6 === 5 ? 'Space' : 'a');
/** Deletes the typed text, because the field has a maximum length. */
const wordsAndBack = (key: number) => (key % 12 < 6 ? words(key) : 'Backspace');

async function type(page: Page, count: number, pause: number, keyAt: (key: number) => string = words) {
  await summary(page).press('End');
  for (let key = 0; key < count; key += 1) {
    const since = Date.now();
    await page.keyboard.press(keyAt(key));
    await wait(Math.max(0, pause - (Date.now() - since)));
  }
  await shown(page);
}

/** In MB, after garbage collections until nothing more is freed; closed files are released late. */
async function heap(page: Page): Promise<number> {
  await saved(page);
  const read = () =>
    page.evaluate(() => {
      (window as unknown as Watched).gc?.();
      const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } };
      return memory.usedJSHeapSize / 1024 / 1024;
    });
  let [least, same] = [await read(), 0];
  while (same < 8) {
    await wait(250);
    const now = await read();
    same = now < least - 0.02 ? 0 : same + 1;
    least = Math.min(least, now);
  }
  return least;
}

/** Creates a CV with the content of a fixture through the API. @returns its id */
async function fillIn(page: Page, { sections }: Resume): Promise<number> {
  const [session, tenant] = await page.evaluate(() => [
    localStorage.getItem('session'),
    localStorage.getItem('tenant'),
  ]);
  const headers = {
    Authorization: `Bearer ${JSON.parse(session ?? '{}').token}`,
    'X-Tenant': JSON.parse(tenant ?? '{}').slug as string,
  };
  const ask = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await page.request[method](path, { headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { id, version: first } = await ask('post', '/api/resumes', {
    title: 'Measured',
    kind: 'cv',
    template_id: 'meridian-black',
    colour: 'black',
  });
  let version = first;
  for (const [section, content] of Object.entries(sections)) {
    const body = Array.isArray(content) ? { version, items: content } : { version, value: content };
    ({ version } = await ask('put', `/api/resumes/${id}/sections/${section}`, body));
  }
  return id;
}

async function typing(page: Page, name: string, resume: Resume, goal: [number, number]): Promise<Figure[]> {
  const id = await fillIn(page, resume);
  const figures: Figure[] = [];
  const devtools = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) {
    await page.goto(`/veteran/resume/edit?resume_id=${id}&section=summary`);
    await shown(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await type(page, 10, between);
    await clearMarks(page);
    await type(page, keys, between);
    const marks = await marksOf(page);
    const times = keyToDrawing(marks);
    const at = rate === 1 ? '' : `, ${rate}× slower`;
    figures.push(
      {
        what: `${name}${at}: key to the page that shows it, p50`,
        value: times.length > 0 ? median(times) : null,
        unit: 'ms',
        ...(rate === 1 && { goal: { atMost: goal[0] } }),
      },
      {
        what: `${name}${at}: key to the page that shows it, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        ...(rate === 1 && { goal: { atMost: goal[1] } }),
      },
      {
        what: `${name}${at}: file ready after the last key`,
        value: lastKeyToFile(marks),
        unit: 'ms',
        ...(rate === 1 && { goal: { atMost: 100 } }),
      },
      {
        what: `${name}${at}: long tasks during ${keys} keys`,
        value: marks.longTasks.length,
        unit: '',
        ...(rate === 1 && { goal: { atMost: 0 } }),
      },
    );
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return figures;
}

export async function writingFigures(say: (line: string) => void): Promise<Figure[]> {
  const { page, stop } = await openSignedIn();
  try {
    await page.addInitScript(watchPreview);
    await page.goto('/veteran/resume');
    say('Typing in a CV of one page…');
    const short = await typing(page, 'One page', onePage, [50, 80]);
    say('Ten times as many keys…');
    const before = await heap(page);
    await type(page, 600, 40, wordsAndBack);
    const growth = (await heap(page)) - before;
    say('Typing in a CV of three pages…');
    const three = await typing(page, 'Three pages', threePages, [110, 160]);
    say('Drawing the twenty designs…');
    const id = await fillIn(page, onePage);
    await page.setViewportSize({ width: 1440, height: 1600 });
    const since = Date.now();
    await page.goto(`/veteran/resume/build?resume_id=${id}`);
    await page.waitForFunction(() => document.querySelectorAll('canvas:not([hidden])').length === 20);
    return [
      ...short,
      { what: 'Heap after 600 keys more', value: growth, unit: 'MB', goal: { atMost: 1 } },
      ...three,
      { what: 'Opening the twenty designs until the last is drawn', value: Date.now() - since, unit: 'ms' },
    ];
  } finally {
    await stop();
  }
}
