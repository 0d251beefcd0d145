// The same content and date give the same bytes, in a browser and on the server.
import { printedContent } from '../printed.ts';
import { print } from '../typeset/print.ts';
import { type Sheet, typeset } from '../typeset/typeset.tsx';
import { aboutResume } from './about.ts';
import { harbour } from './harbour.tsx';
import { horizon } from './horizon.tsx';
import { lookOf } from './look.ts';
import { margin } from './margin.tsx';
import { meridian } from './meridian.tsx';
import type { Resume } from './resumeContent.ts';

const designs = { meridian, margin, harbour, horizon };

// About seven lines more per page.
const tightLineHeight = 1.26;
const tightMargin = 0.8;

const tightened = (sheet: Sheet): Sheet => ({
  ...sheet,
  margin: sheet.margin * tightMargin,
  flow: { ...sheet.flow, lineHeight: tightLineHeight },
});

interface RenderOptions {
  at: Date;
}

export async function renderResume(resume: Resume, { at }: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  const content = printedContent(resume);
  const { layout, ink } = lookOf(resume.template_id);
  const sheet = designs[layout]({ content, ink, pageSize: resume.page_size });
  const pages = await typeset(resume.spacing === 'tight' ? tightened(sheet) : sheet);
  return print(pages, { ...aboutResume(resume, content), at });
}
