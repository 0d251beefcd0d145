import { escapedXml } from '../formats/xml.ts';

export interface PageHead {
  title: string;
  description?: string | undefined;
  more?: string;
}

interface PageParts {
  locale: string;
  head?: PageHead | null;
  assets?: string;
  app?: string;
  afterApp?: string;
}

export type Template = (parts: PageParts) => string;

function cut(html: string, start: string, end: string): [before: string, between: string, after: string] {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from + start.length);
  if (from < 0 || to < 0) throw new Error(`The built page has no ${start}`);
  return [html.slice(0, from), html.slice(from + start.length, to), html.slice(to + end.length)];
}

const headOf = ({ title, description, more = '' }: PageHead, defaultHead: string) =>
  [
    `<title>${escapedXml(title)}</title>`,
    description === undefined
      ? (/<meta name="description"[^>]*>/.exec(defaultHead)?.[0] ?? '')
      : `<meta name="description" content="${escapedXml(description)}" />`,
    more,
  ].join('\n    ');

export function parseTemplate(html: string): Template {
  const [doctype, , afterLanguage] = cut(html, '<html lang="', '"');
  const [start, defaultHead, afterHead] = cut(afterLanguage, '<!--head-->', '<!--/head-->');
  const [meta, defaultAssets, afterAssets] = cut(afterHead, '<!--assets-->', '</head>');
  const [body, , afterApp] = cut(afterAssets, '<!--app-->', '</div>');
  return (parts) =>
    [
      `${doctype}<html lang="${parts.locale}"`,
      start,
      parts.head ? headOf(parts.head, defaultHead) : defaultHead.trim(),
      meta,
      parts.assets ?? defaultAssets.trim(),
      '\n  </head>',
      body,
      parts.app ?? '',
      '</div>',
      parts.afterApp ?? '',
      afterApp,
    ].join('');
}
