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

/** @param files the pages’ paths on disk */
export async function checkerSays(files: string[]): Promise<string[]> {
  const jar = `${createRequire(import.meta.url)('vnu-jar')}`;
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { maxBuffer: 64_000_000 },
  );
  const { messages } = JSON.parse(stdout) as { messages: CheckerMessage[] };
  return messages.map(
    ({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} at ${extract}`,
  );
}
