/** The processor time of rendering a CV after each key, in Node. Other load on the machine does not change it. */
import { join } from 'node:path';
import type { Resume } from '../../src/documents/resume/resumeContent.ts';
import { onePage, threePages } from '../../tests/fixtures/cv/resumes.ts';
import { root } from '../process.mjs';
import { bundle } from './bundle.ts';
import { type Figure, median } from './report.ts';

const warmUp = 10;
const keys = 60;

export async function fileFigures(): Promise<Figure[]> {
  const bundled = await bundle({
    render: 'src/documents/resume/render.tsx',
    faces: 'src/documents/faces.ts',
  });
  const { renderResume }: typeof import('../../src/documents/resume/render.tsx') = await import(
    bundled.render
  );
  const { registerFaces }: typeof import('../../src/documents/faces.ts') = await import(bundled.faces);
  registerFaces((name) => join(root, 'src/documents/fonts', `${name}.ttf`));

  async function timeOfAKey({ sections, ...resume }: Resume): Promise<number> {
    const times: number[] = [];
    for (let key = 1; key <= warmUp + keys; key += 1) {
      const text = `${sections.summary?.text} ${'aaaaa '.repeat(keys).slice(0, key)}`;
      const since = process.cpuUsage();
      await renderResume({ ...resume, sections: { ...sections, summary: { text } } }, { at: new Date(0) });
      const { user, system } = process.cpuUsage(since);
      if (key > warmUp) times.push((user + system) / 1000);
    }
    return median(times);
  }

  return [
    {
      what: 'One page: processor time of the file after a key',
      value: await timeOfAKey(onePage),
      unit: 'ms',
    },
    {
      what: 'Three pages: processor time of the file after a key',
      value: await timeOfAKey(threePages),
      unit: 'ms',
    },
  ];
}
