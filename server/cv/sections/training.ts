import { type DateOrder, findDate, isOnlyDate } from '../../formats/writtenDates.ts';
import type { TextLine } from '../files/lines.ts';
import type { CvDraft, DraftItem } from './draft.ts';
import { sureOf } from './entries.ts';
import { trimEdges } from './tokens.ts';

export function readTraining(draft: CvDraft, lines: TextLine[], order: DateOrder): void {
  const single = joinExpiry(lines).flatMap((line) => titlesIn(line.text).map((text) => ({ ...line, text })));
  let item: DraftItem<'training'> | undefined;
  let titleStyle: string | undefined;
  let waiting: ReturnType<typeof findDate>;
  const isDateFirst = isOnlyDate(single[0]?.text.replace(/^\W+|\W+$/g, '') ?? '', order);
  for (const line of single) {
    draft.readFrom([line]);
    const single = findDate(line.text, order);
    const isExpiry = single !== undefined && expiry.test(single.rest);
    const rest =
      single && !isSentence(line.text) ? single.rest.replace(isExpiry ? expiry : '', '') : line.text;
    const style = line.style ? `${line.style.size} ${line.style.isBold}` : undefined;
    titleStyle ??= style;
    const isBelow =
      item &&
      style !== undefined &&
      titleStyle?.endsWith('true') &&
      !style.endsWith('true') &&
      !line.isBullet;
    const isDateOnly = (item || isDateFirst) && single && /^\W*$/.test(rest);
    if (isDateOnly && isDateFirst) {
      waiting = single;
      continue;
    }
    if (isDateOnly && draft.put('training', item!, 'completed_on', single.date, sureOf(single, 0.9)))
      continue;
    if (isBelow && draft.put('training', item!, 'provider', trimEdges(rest), 0.8)) {
      if (single) draft.put('training', item!, 'completed_on', single.date, sureOf(single, 0.9));
      continue;
    }
    const [title = '', ...others] = rest
      .split(/\t|\s[|•·–—]\s|\s-\s|;\s/)
      .map(trimEdges)
      .filter(Boolean);
    item = title ? draft.add('training') : undefined;
    if (!item || !draft.put('training', item, 'title', title, 0.85)) {
      if (item) draft.sections.training.pop();
      item = undefined;
      draft.leave(line);
      continue;
    }
    if (single && rest !== line.text)
      draft.put('training', item, isExpiry ? 'expires_on' : 'completed_on', single.date, sureOf(single, 0.9));
    else if (waiting) draft.put('training', item, 'completed_on', waiting.date, sureOf(waiting, 0.9));
    waiting = undefined;
    const [provider, ...more] = others;
    if (provider) draft.put('training', item, 'provider', provider, 0.7) || draft.leaveText(provider);
    for (const other of more) draft.leaveText(other);
  }
}

const expiry = /[\s,(–-]*\b(?:valid (?:to|till|until)|expires?(?: on)?|expiry(?: date)?:?)\s*$/i;

// "… Driver Qualification" above "Card valid to 2028" is one licence.
function joinExpiry(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isEnd = /\bvalid (?:to|till|until)\b|\bexpir/i.test(line.text) && !line.isBullet && !line.gapBefore;
    if (!before?.isFull || !isEnd || /[.;)\d]$/.test(before.text)) {
      joined.push(line);
      continue;
    }
    const text = `${before.text} ${line.text}`;
    const source = [...(before.source ?? []), ...(line.source ?? [])];
    joined[joined.length - 1] = { ...before, text, ...(before.source && { source }) };
  }
  return joined;
}

function titlesIn(text: string): string[] {
  const sentences = text.split(/\.\s+(?=\p{Lu})/u);
  if (sentences.length > 2 && sentences.every((title) => title.length <= 60)) return sentences;
  return text.split(/(?<=\d\)),\s+/);
}

const isSentence = (text: string) => text.length > 120;
