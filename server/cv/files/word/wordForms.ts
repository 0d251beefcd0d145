export const asText = (content: Buffer): string =>
  content[0] === 0xff || content[1] === 0 ? content.toString('utf16le') : content.toString('utf8');

export const hasTickBoxes = (content: Buffer): boolean =>
  /<w(?:14:checkbox|:checkBox)[\s/>]/.test(asText(content));

const mostFields = 500;

export function withForms(content: Buffer): Buffer {
  const xml = asText(content);
  if (!/<w:(?:ddList|showingPlcHdr)/.test(xml)) return content;
  return Buffer.from(withChoices(withoutPrompts(xml)));
}

// From the last to the first, so that what is before each stays in its place.
function eachFromEnd(xml: string, tag: string, change: (xml: string, at: number) => string): string {
  let changed = xml;
  let at = changed.length;
  for (let field = 0; field < mostFields; field++) {
    at = at > 0 ? changed.lastIndexOf(tag, at - 1) : -1;
    if (at < 0) break;
    changed = change(changed, at);
  }
  return changed;
}

const withoutPrompts = (text: string) =>
  eachFromEnd(text, '<w:showingPlcHdr', (xml, at) => {
    const from = xml.indexOf('<w:sdtContent', at);
    const until = from < 0 ? -1 : xml.indexOf('</w:sdtContent>', from);
    if (until < 0 || /<w:showingPlcHdr w:val="(?:0|false|off)"/.test(xml.slice(at, at + 40))) return xml;
    const inside = xml.slice(from, until).replace(/<w:t(?: [^>]*)?>[^<]*<\/w:t>/g, '');
    return xml.slice(0, from) + inside + xml.slice(until);
  });

// A list of an old form says which of its entries is chosen, and shows that without any text.
const withChoices = (text: string) =>
  eachFromEnd(text, '<w:ddList>', (xml, at) => {
    const until = xml.indexOf('</w:ddList>', at);
    if (until < 0) return xml;
    const written = xml.slice(at, until);
    const entries = [...written.matchAll(/<w:listEntry w:val="([^"<>]*)"/g)].map(([, entry]) => entry);
    const selected = Number(/<w:(?:result|default) w:val="(\d{1,3})"/.exec(written)?.[1] ?? 0);
    const run = Math.max(xml.lastIndexOf('<w:r>', at), xml.lastIndexOf('<w:r ', at));
    if (entries[selected] === undefined || run < 0) return xml;
    return `${xml.slice(0, run)}<w:r><w:t xml:space="preserve">${entries[selected]}</w:t></w:r>${xml.slice(run)}`;
  });
