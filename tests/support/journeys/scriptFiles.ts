/** Finds the files of the app, which are called by their hash alone, by a module that is in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../server/process/root.ts';

interface Script {
  file: string;
  modules: string[];
}

/** For `page.route` and `page.waitForResponse`: whether it is a file with one of these modules, such as `ResumesPage`. */
export function isScriptWith(...modules: string[]) {
  const scripts = JSON.parse(readFileSync(join(root, 'dist/scripts.json'), 'utf8')) as Script[];
  const paths = modules.map((module) => {
    const script = scripts.find(({ modules: held }) =>
      held.some((id) => /^\/(.*\/)?src\//.test(id) && id.replace(/\.tsx?$/, '').endsWith(`/${module}`)),
    );
    if (!script) throw new Error(`No file of the app has ${module}`);
    return `/${script.file}`;
  });
  return (requested: URL | { url: () => string }) =>
    paths.includes(requested instanceof URL ? requested.pathname : new URL(requested.url()).pathname);
}
