/** What HTML validators say of pages: html-validate in this process, and the checker of the W3C where there is a Java. */
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';

export interface ValidatedPage {
  name: string;
  html: string;
}

const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The server’s own files need no hash of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // ARIA allows a name for lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

export async function htmlValidateSays(pages: ValidatedPage[]): Promise<string[]> {
  const messages = pages.map(async ({ name, html }) => {
    const { results } = await rules.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} at ${selector}`),
    );
  });
  return (await Promise.all(messages)).flat();
}

export const hasJava = () => spawnSync('java', ['-version']).error === undefined;

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** Properties of today’s CSS that the checker does not know, and a remark about style. */
const ignored = 'CSS: “(size-adjust|font-optical-sizing)”.*|Trailing slash on void elements.*';

/** @param files the pages’ paths on disk */
export async function checkerSays(files: string[]): Promise<string[]> {
  const jar = `${createRequire(import.meta.url)('vnu-jar')}`;
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--filterpattern', ignored, ...files],
    { maxBuffer: 64_000_000 },
  );
  const { messages } = JSON.parse(stdout) as { messages: CheckerMessage[] };
  return messages.map(
    ({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} at ${extract}`,
  );
}
