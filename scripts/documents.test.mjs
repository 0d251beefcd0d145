import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './process.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** As GitHub names headings; the second of the same name gets `-1`. @param {string} markdown */
function anchorsIn(markdown) {
  /** @type {string[]} */
  const anchors = [];
  for (const [, heading = ''] of markdown.matchAll(/^#+ (.*)$/gm)) {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const before = anchors.filter((anchor) => anchor.replace(/-\d+$/, '') === name).length;
    anchors.push(before > 0 ? `${name}-${before}` : name);
  }
  return anchors;
}

/** @param {string} path */
function brokenLinksIn(path) {
  const text = read(path).replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsIn(read(target)).includes(anchor);
    })
    .map((link) => `${path}: ${link}`);
}

test('every link in a document leads to a file or a heading of the project', () => {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root });
  const paths = list.toString().split('\n').filter(Boolean);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => existsSync(join(root, path))).flatMap(brokenLinksIn)).toEqual([]);
});

describe('a decision', () => {
  const folder = 'docs/decisions';
  const names = readdirSync(join(root, folder)).filter((name) => /^\d{4}-/.test(name));
  const decisions = names.map((name) => ({
    name,
    number: name.slice(0, 4),
    text: read(`${folder}/${name}`),
  }));
  /** @param {string} text */
  const statusIn = (text) => text.split('\n')[2] ?? '';

  const link = String.raw`\[(\d{4})\]\(\d{4}-[\w-]+\.md\)`;
  const links = String.raw`\[\d{4}\]\([\w-]+\.md\)(, \[\d{4}\]\([\w-]+\.md\))*`;
  const status = new RegExp(
    String.raw`^\d{4}-\d\d-\d\d · (Accepted( · (Supersedes|Amends|Extends|Amended by) ${links}(: [^·]+)?)*|Superseded by ${links})$`,
  );

  test('has its number, the line of its status and the four parts', () => {
    const wrong = decisions.filter(({ number, text }) => {
      const parts = ['Context', 'Decision', 'Alternatives', 'Consequences'];
      const hasParts = parts.every((part) => text.includes(`\n## ${part}\n`));
      return !text.startsWith(`# ${number}. `) || !status.test(statusIn(text)) || !hasParts;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['Supersedes', 'Superseded by'],
    ['Amends', 'Amended by'],
  ])('that %s another is named there as well', (active, passive) => {
    /** @param {string} relation @param {(own: string, other: string) => string} pair */
    const pairsOf = (relation, pair) =>
      decisions
        .flatMap(({ number, text }) =>
          statusIn(text)
            .split(' · ')
            .filter((part) => part.startsWith(`${relation} `))
            .flatMap((part) => [...part.matchAll(new RegExp(link, 'g'))])
            .map(([, other = '']) => pair(number, other)),
        )
        .sort();
    const pairs = pairsOf(active, (own, other) => `${own} ${other}`);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs).toEqual(pairsOf(passive, (own, other) => `${other} ${own}`));
  });
});
