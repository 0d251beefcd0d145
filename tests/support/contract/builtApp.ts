/** A built app as the server finds it: real scripts that render, with a page and assets that are made up. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRendering } from '../../../scripts/build.mjs';

const sheet = '@font-face{src:url(/assets/inter.woff2)}';

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <!--head-->
    <title>Valour</title>
    <meta name="description" content="All of it." />
    <!--/head-->
    <link rel="icon" href="data:," />
    <!--assets-->
    <script type="module" crossorigin src="/assets/start-1a2b.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/start-3c4d.css">
  </head>
  <body>
    <div id="root"><!--app--></div>
  </body>
</html>`;

const assets = {
  scripts: ['assets/start-1a2b.js', 'assets/runtime-9c0d.js'],
  sheet: 'assets/start-3c4d.css',
  font: 'assets/inter.woff2',
  routes: {
    '/site': ['assets/site-5e6f.js'],
    '/jobs': ['assets/jobs-7a8b.js'],
    '/jobs/:jobId': ['assets/job-9c0d.js'],
    '/*': [],
  },
};

export async function buildApp() {
  const folder = mkdtempSync(join(tmpdir(), 'valour-pages-'));
  const staticRoot = join(folder, 'web');
  const rendering = join(folder, 'rendering/server.js');
  mkdirSync(join(staticRoot, 'assets'), { recursive: true });
  writeFileSync(join(staticRoot, 'index.html'), page);
  writeFileSync(join(staticRoot, 'assets/start-3c4d.css'), sheet);
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets));
  await buildRendering(join(folder, 'rendering'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { staticRoot, rendering, sheet, remove };
}

/** What a page says, without its elements. */
export const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<div id="root">/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** As a content security policy names a script or style. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
