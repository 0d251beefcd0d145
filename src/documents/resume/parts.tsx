// A section becomes blocks that never split: a heading stays with the first block, an entry's head with its first bullet.
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { ContentSection, DocumentEntry } from '../documentContent.ts';
import type { Style } from '../typeset/nodes.ts';
import { Tagged, TaggedGroup } from '../typeset/tagged.ts';
import { ink, second } from './look.ts';

interface Block {
  /** The key within the section; blocks of one print never move. */
  place: string;
  body: ReactElement;
  dates: string;
  isHead: boolean;
  isLastOfEntry: boolean;
}

export interface Manner {
  accent: string;
  heading: Style;
  dates: 'beside' | 'below' | 'above' | 'apart';
  /** Puts a short entry's title and detail on one line. */
  isWide?: boolean;
  words: 'row' | 'list' | 'columns';
  frame?: (block: Block, heading: ReactElement | null, section: ContentSection) => ReactElement;
}

const contactSize = 9;

const styles = StyleSheet.create({
  small: { fontSize: 9, color: second },
  strong: { fontWeight: 600 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  grow: { flex: 1 },
  bulletRow: { flexDirection: 'row', marginTop: 2.5 },
  dot: { width: 3, height: 3, borderRadius: 1.5, marginTop: 5, marginRight: 7, marginLeft: 1 },
  word: { paddingVertical: 2 },
  contact: { fontSize: contactSize },
  foot: { position: 'absolute', bottom: 18, textAlign: 'right', fontSize: 8, color: second },
  half: { width: '50%', paddingVertical: 1 },
});

export const pageText: Style = { fontFamily: 'Inter', fontSize: 9.5, color: ink };
export const flow: Style = { fontSize: 9.5, lineHeight: 1.42 };

// In points, between two entries; posts need more space than list items.
const gapBefore = { posts: 9, entries: 4, prose: 4, words: 0 };

const Bullet = ({ accent, text }: { accent: string; text: string }) => (
  <View style={styles.bulletRow}>
    <View style={[styles.dot, { backgroundColor: accent }]} />
    <Tagged tag="LI" style={styles.grow}>
      {text}
    </Tagged>
  </View>
);

interface HeadProps {
  entry: DocumentEntry;
  dates: Manner['dates'];
  isOneLine: boolean;
  isPost: boolean;
}

function Head({ entry, dates, isOneLine, isPost }: HeadProps) {
  const inTitleLine = dates === 'beside' && entry.dates !== '';
  return (
    <View>
      {dates === 'above' && entry.dates !== '' && <Text style={styles.small}>{entry.dates}</Text>}
      {(entry.title !== '' || inTitleLine) && (
        <View style={styles.row}>
          <Tagged tag={isPost ? 'H3' : 'P'} style={styles.grow}>
            <Text style={styles.strong}>{entry.title}</Text>
            {isOneLine && entry.detail !== '' && `, ${entry.detail}`}
          </Tagged>
          {inTitleLine && <Text style={styles.small}>{entry.dates}</Text>}
        </View>
      )}
      {!isOneLine && entry.detail !== '' && <Text style={styles.small}>{entry.detail}</Text>}
      {dates === 'below' && entry.dates !== '' && <Text style={styles.small}>{entry.dates}</Text>}
    </View>
  );
}

const whole = (body: ReactElement, n = 0): Block => ({
  place: `${n}`,
  body,
  dates: '',
  isHead: true,
  isLastOfEntry: true,
});

function wordBlocks(entries: DocumentEntry[], how: Manner['words']): Block[] {
  const titles = entries.map(({ title }) => title);
  if (how === 'row') return [whole(<Text>{titles.join(', ')}</Text>)];
  const word = (style: Style, title: string) => (
    <Tagged tag="LI" style={style}>
      {title}
    </Tagged>
  );
  if (how === 'list') return titles.map((title, n) => whole(word(styles.word, title), n));
  const pairs = titles.flatMap((title, n) => (n % 2 ? [] : [[title, titles[n + 1] ?? '']]));
  return pairs.map(([left, right], n) =>
    whole(
      <View style={{ flexDirection: 'row' }}>
        {word(styles.half, left ?? '')}
        {word(styles.half, right ?? '')}
      </View>,
      n,
    ),
  );
}

function entryBlocks(entry: DocumentEntry, section: ContentSection, manner: Manner): Block[] {
  const marginTop = entry === section.entries[0] ? 0 : gapBefore[section.kind];
  const dates = manner.dates === 'apart' && section.kind !== 'posts' ? 'beside' : manner.dates;
  const isSingleLine = Boolean(manner.isWide && section.kind === 'entries' && entry.title);
  const [first, ...rest] = entry.lines;
  const place = section.entries.indexOf(entry);
  return [
    {
      place: `${place}`,
      dates: entry.dates,
      isHead: true,
      isLastOfEntry: rest.length === 0,
      body: (
        <View style={{ marginTop }}>
          {section.kind === 'prose' ? (
            <Text>{entry.detail}</Text>
          ) : (
            <Head entry={entry} dates={dates} isOneLine={isSingleLine} isPost={section.kind === 'posts'} />
          )}
          {first && <Bullet accent={manner.accent} text={first} />}
        </View>
      ),
    },
    ...rest.map((text, n) => ({
      place: `${place} ${n}`,
      dates: '',
      isHead: false,
      isLastOfEntry: n === rest.length - 1,
      body: <Bullet accent={manner.accent} text={text} />,
    })),
  ];
}

const headingAbove: NonNullable<Manner['frame']> = ({ body }, heading) => (
  <>
    {heading}
    {body}
  </>
);

export function blocksOf(section: ContentSection, manner: Manner): ReactElement[] {
  const frame = manner.frame ?? headingAbove;
  const blocks =
    section.kind === 'words'
      ? wordBlocks(section.entries, manner.words)
      : section.entries.flatMap((entry) => entryBlocks(entry, section, manner));
  const heading = (
    <Tagged tag="H2" style={manner.heading}>
      {section.heading}
    </Tagged>
  );
  return blocks.map((block, n) => (
    <View key={block.place}>{frame(block, n === 0 ? heading : null, section)}</View>
  ));
}

/** A bold letter is about 0.62 of its size wide. */
export function sizeThatFits(text: string, width: number, size: number): number {
  const longest = Math.max(1, ...text.split(' ').map((word) => [...word].length));
  return Math.min(size, width / (0.62 * longest));
}

// Splits a long address after its signs, never with a hyphen, which readers would copy.
function addressLines(text: string, width: number): string[] {
  const letters = Math.floor(width / (0.56 * contactSize));
  const parts = text.match(/[^@/._-]+[@/._-]*|[@/._-]+/gu) ?? [];
  const lines = [''];
  for (const part of parts.flatMap((it) => it.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? [])) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + part.length > letters) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines;
}

interface ContactProps {
  texts: string[];
  width: number;
  separator?: string;
}

export const ContactLine = ({ texts, width, separator = '' }: ContactProps) =>
  texts.map((text, n) => (
    <TaggedGroup key={text} tag="P">
      {addressLines(text, width).map((line, of) => (
        <Text key={line} style={styles.contact}>
          {n > 0 && of === 0 ? separator + line : line}
        </Text>
      ))}
    </TaggedGroup>
  ));

export const footOf = (name: string, inset: number) => (page: number, of: number) =>
  of > 1 && <Text style={{ ...styles.foot, left: inset, right: inset }}>{`${name} · ${page} of ${of}`}</Text>;
