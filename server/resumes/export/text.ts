import { type Resume, resumeContent } from '../../../src/documents/resume/resumeContent.ts';
import { contentBlocks } from './contentBlocks.ts';

export function asText(resume: Resume): string {
  const blocks = contentBlocks(resumeContent(resume)).map(({ heading, lines }) =>
    [
      ...(heading ? [heading.toUpperCase()] : []),
      ...lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)),
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
