// Draws first pages of real files, one after the other in one worker, and caches the drawings. Twenty designs appear one by one
// while the page stays responsive.
import type { Resume } from '../../../documents/resume/resumeContent.ts';
import { createRenderer, type Outcome } from '../preview/createRenderer.ts';
import { openPreviewPdf } from '../preview/openPdf.ts';

// The date of the file does not show in its drawing.
const anyDay = new Date(0);
// The number of cached drawings; one of 240 × 340 takes 0.3 MB.
const maxCached = 48;
// Milliseconds after the last drawing until the worker is stopped.
const rest = 10_000;

interface Wish {
  resume: Resume;
  width: number;
  isWanted: () => boolean;
  done: (canvas: HTMLCanvasElement) => void;
  failed: () => void;
}

const cache = new Map<string, HTMLCanvasElement>();
const wishes: Wish[] = [];
let isBusy = false;

const keyOf = (resume: Resume, width: number) =>
  JSON.stringify([
    width,
    resume.kind,
    resume.template_id,
    resume.page_size,
    resume.spacing,
    resume.section_order,
    resume.hidden_sections,
    resume.sections,
    resume.military_titles,
    resume.photo,
  ]);

function keep(key: string, canvas: HTMLCanvasElement) {
  cache.set(key, canvas);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}

let answer: (outcome: Outcome) => void = () => {};
const renderer = createRenderer((outcome) => answer(outcome));
let resting: ReturnType<typeof setTimeout> | undefined;

const fileOf = (resume: Resume) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    answer = (outcome) => {
      if ('bytes' in outcome) resolve(outcome.bytes);
      else if ('failure' in outcome) reject(new Error(outcome.failure));
    };
    renderer.render(resume, anyDay);
  });

async function draw(resume: Resume, width: number) {
  const key = keyOf(resume, width);
  const before = cache.get(key);
  if (before) return before;
  const pdf = await openPreviewPdf(await fileOf(resume));
  try {
    const canvas = document.createElement('canvas');
    await pdf.draw(1, width, () => canvas);
    keep(key, canvas);
    return canvas;
  } finally {
    void pdf.close();
  }
}

async function work() {
  clearTimeout(resting);
  isBusy = true;
  for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
    if (!wish.isWanted()) continue;
    const { resume, width, done, failed } = wish;
    await draw(resume, width).then(done, failed);
  }
  isBusy = false;
  resting = setTimeout(() => renderer.stop(), rest);
}

/** The width is in device pixels. No callback runs after `cancel`. */
export function askForDrawing(
  resume: Resume,
  width: number,
  on: { done: (canvas: HTMLCanvasElement) => void; failed: () => void },
): { cancel: () => void } {
  let isNeeded = true;
  wishes.push({
    resume,
    width,
    isWanted: () => isNeeded,
    done: (canvas) => isNeeded && on.done(canvas),
    failed: () => isNeeded && on.failed(),
  });
  if (!isBusy) void work();
  return {
    cancel() {
      isNeeded = false;
    },
  };
}
