import { escapedXml } from '../formats/xml.ts';
import { originOf } from '../mail/origin.ts';

/** Escapes JSON so that nothing in it can end the element around it. */
export const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

interface PublicPage {
  title: string;
  description?: string | undefined;
  path: string;
  host: string;
  /** The name of the tenant. */
  site: string;
}

/** What search engines, feed readers and previews of links read of a page with an address of its own. */
export function publicHead({ title, description, path, host, site }: PublicPage): string {
  const origin = originOf(host);
  const address = escapedXml(origin + path);
  const graph = Object.entries({
    type: 'website',
    site_name: site,
    title,
    description,
    url: origin + path,
    image: `${origin}/share.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': site,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return [
    `<link rel="canonical" href="${address}" />`,
    `<link rel="alternate" type="application/rss+xml" title="${escapedXml(`Jobs at ${site}`)}" href="${escapedXml(origin)}/jobs/feed.xml" />`,
    ...graph.map(([name, text]) => `<meta property="og:${name}" content="${escapedXml(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}
