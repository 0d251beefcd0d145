// Writes the browser coverage of charts as Markdown and HTML.
import { type Coverage, percentOf, type Share } from '../coverage.ts';
import { sentenceOf } from '../words.ts';
import { pageOf } from './html.ts';
import { escapeXml as text } from './junit.ts';

/** The counts behind a percentage, in one line. */
export function shareWords(share: Share, noun: string): string {
  const { covered, uncovered } = share;
  return `${covered.length} of ${covered.length + uncovered.length} ${noun} (${percentOf(share)} %)`;
}

/** How many transitions of a chart browsers took, and how many more real actors took. */
export function meansWords({ counts, transitions, onActors }: Coverage): string {
  const all = Object.keys(counts.transitions).length;
  return `${transitions.covered.length} of ${all} taken in a browser, ${onActors.length} more on real actors`;
}

const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export interface Part {
  title: string;
  items: { name: string; note?: string }[];
}

/** Everything not fully covered, by name. */
export function partsOf(coverage: Coverage): Part[] {
  const { states, transitions, onActors, unreachable, reachedAfterAll, unknown, stale } = coverage;
  const taken = new Set(onActors);
  const byMeans = (isTaken: boolean) =>
    named(transitions.uncovered.filter((id) => taken.has(id) === isTaken));
  const excused = (proven: boolean) =>
    unreachable
      .filter((excuse) => excuse.proven === proven)
      .map(({ id, reason }) => ({ name: id, note: reason }));
  const named = (names: string[]) => names.map((name) => ({ name }));
  return [
    { title: 'Transitions that no browser test takes', items: byMeans(false) },
    { title: 'Transitions that real actors take, and no browser test', items: byMeans(true) },
    { title: 'States that no browser test sees', items: named(states.uncovered) },
    { title: 'Out of a browser’s reach, taken by real actors', items: excused(true) },
    { title: 'Said to be out of a browser’s reach, and taken by no actor either', items: excused(false) },
    { title: 'Said to be out of a browser’s reach, and taken in one', items: named(reachedAfterAll) },
    { title: 'Said to be out of a browser’s reach, and not in the chart', items: named(unknown) },
    { title: 'Counts of an older chart, left out', items: named(stale) },
  ].filter(({ items }) => items.length > 0);
}

/** @param countedAt ISO 8601 */
export function coverageAsMarkdown(coverages: Coverage[], countedAt: string): string {
  const rows = coverages.map(
    (coverage) =>
      `| [${coverage.name}](#${coverage.name.toLowerCase()}) | ${shareWords(coverage.transitions, 'transitions')} | ${shareWords(coverage.states, 'states')} | ${meansWords(coverage)} |`,
  );
  const sections = coverages.map((coverage) =>
    [
      `## ${coverage.name}`,
      `Chart ${coverage.hash}.`,
      `![${sentenceOf(coverage.name)}](${coverage.name}.svg)`,
      ...partsOf(coverage).map(
        ({ title, items }) =>
          `### ${title}\n\n${items.map(({ name, note }) => `- \`${name}\`${note ? `: ${note}` : ''}`).join('\n')}`,
      ),
      `| Transition | Taken |\n|---|---:|\n${Object.entries(coverage.counts.transitions)
        .map(([id, count]) => `| \`${id.replaceAll('|', '\\|')}\` | ${count} |`)
        .join('\n')}`,
    ].join('\n\n'),
  );
  return `# Coverage of the charts by browser tests

Counted ${moment(countedAt)} UTC.

| Machine | Transitions | States | Declared transitions |
|---|---|---|---|
${rows.join('\n')}

${sections.join('\n\n')}
`;
}

const list = ({ title, items }: Part) =>
  `<h3>${text(title)}</h3>\n<ul>${items
    .map(({ name, note }) => `<li><span class="id">${text(name)}</span>${note ? ` ${text(note)}` : ''}</li>`)
    .join('')}</ul>`;

/** @param pictures SVG diagrams in the order of the coverages */
export function coverageAsHtml(coverages: Coverage[], countedAt: string, pictures: string[]): string {
  const title = 'Coverage of the charts by browser tests';
  const sections = coverages.map((coverage, index) => {
    const { name, hash, states, transitions } = coverage;
    return `<details open>
<summary>${text(sentenceOf(name))} <span class="soft">${shareWords(transitions, 'transitions')}, ${shareWords(states, 'states')}; ${meansWords(coverage)}</span></summary>
<div class="inside">
<p class="soft">Chart <span class="id">${hash}</span></p>
<div class="picture" tabindex="0" role="region" aria-label="${text(sentenceOf(name))}, chart">${pictures[index] ?? ''}</div>
${partsOf(coverage).map(list).join('\n')}
</div>
</details>`;
  });
  return pageOf(
    title,
    `<h1>${title}</h1>\n<p>Counted ${moment(countedAt)} UTC. The number on an arrow is how often it was taken.</p>\n${sections.join('\n')}`,
    '.picture { overflow-x: auto; }\n.picture svg { display: block; max-width: none; height: auto; }\n',
  );
}
