// A note stores whom it mentions by number, `@[12]`; the name is put in when it is read.
const mention = /@\[([1-9]\d{0,9})\]/g;

export const maxMentions = 10;

export const mentionOf = (id: number): string => `@[${id}]`;

/** In the text of whoever has left, or was erased. */
export const formerColleague = '@former colleague';

export const mentionedIds = (text: string): number[] => [
  ...new Set([...text.matchAll(mention)].map(([, id]) => Number(id))),
];

interface TextPart {
  text: string;
  isMention: boolean;
}

/** The text of a note as it is read. */
export function partsOf(text: string, people: readonly { id: number; name: string }[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: id, index } of text.matchAll(mention)) {
    const person = people.find((item) => item.id === Number(id));
    parts.push({ text: text.slice(end, index), isMention: false });
    parts.push({ text: person ? `@${person.name}` : formerColleague, isMention: true });
    end = index + whole.length;
  }
  parts.push({ text: text.slice(end), isMention: false });
  return parts.filter((part) => part.text !== '');
}
