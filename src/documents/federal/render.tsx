// Renders a federal resume as PDF, as federal job forms require: Letter, one column, half-inch margins, 14 pt headings and 10 pt
// text, sans serif, text only.
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { ContentSection, DocumentContent, DocumentEntry } from '../documentContent.ts';
import { sans } from '../faces.ts';
import { printedContent } from '../printed.ts';
import { sheetSizes } from '../resume/look.ts';
import { print } from '../typeset/print.ts';
import { Tagged } from '../typeset/tagged.ts';
import { type Sheet, typeset } from '../typeset/typeset.tsx';
import type { Federal } from './federalContent.ts';

const halfInch = 36;
const body = 10;
const headings = 14;
const ink = '#101828';

const styles = StyleSheet.create({
  page: { fontFamily: sans, fontSize: body, color: ink },
  flow: { fontSize: body, lineHeight: 1.3 },
  heading: { fontSize: headings, fontWeight: 600, lineHeight: 1.25, marginTop: 10, marginBottom: 3 },
  name: { fontSize: headings, fontWeight: 700, lineHeight: 1.25 },
  strong: { fontWeight: 600 },
  post: { marginTop: 6 },
  bullet: { flexDirection: 'row' },
  dot: { width: 12 },
  grow: { flex: 1 },
});

const Bullet = ({ text }: { text: string }) => (
  <View style={styles.bullet}>
    <Tagged tag="artifact" style={styles.dot}>
      •
    </Tagged>
    <Tagged tag="LI" style={styles.grow}>
      {text}
    </Tagged>
  </View>
);

const Line = ({ entry: { title, detail, dates }, isLabel }: { entry: DocumentEntry; isLabel: boolean }) => (
  <Text>
    <Text style={styles.strong}>{title}</Text>
    {detail !== '' && `${title === '' ? '' : isLabel ? ': ' : ', '}${detail}`}
    {dates !== '' && `, ${dates}`}
  </Text>
);

function postBlocks({ title, dates, detail, lines }: DocumentEntry, isFirst: boolean) {
  const [first, ...rest] = lines;
  return [
    <View key="head" style={isFirst ? {} : styles.post}>
      <Tagged tag="H3" style={styles.strong}>
        {title}
      </Tagged>
      {dates !== '' && <Text>{dates}</Text>}
      {detail !== '' && <Text>{detail}</Text>}
      {first && <Bullet text={first} />}
    </View>,
    ...rest.map((text) => <Bullet key={text} text={text} />),
  ];
}

function blocksOf({ name, kind, entries }: ContentSection): ReactElement[] {
  if (kind === 'words') return [<Text key="words">{entries.map(({ title }) => title).join(', ')}</Text>];
  if (kind === 'prose') return entries.map(({ detail }) => <Text key={detail}>{detail}</Text>);
  if (kind === 'posts') return entries.flatMap((entry, n) => postBlocks(entry, n === 0));
  return entries.map((entry) => <Line key={entry.title} entry={entry} isLabel={name === 'details'} />);
}

const blocksWithHeading = (section: ContentSection) =>
  blocksOf(section).map((block, n) => (
    // Blocks of one print never move.
    <View key={`${section.name} ${String(n)}`}>
      {n === 0 && (
        <Tagged tag="H2" style={styles.heading}>
          {section.heading}
        </Tagged>
      )}
      {block}
    </View>
  ));

const sheetOf = (content: DocumentContent): Sheet => {
  const size = sheetSizes.letter;
  const head = (
    <>
      <Tagged tag="H1" style={styles.name}>
        {content.name}
      </Tagged>
      <Text>{content.contact.join(', ')}</Text>
    </>
  );
  return {
    ...size,
    margin: halfInch,
    style: styles.page,
    flow: styles.flow,
    bands: [
      {
        columns: [
          {
            left: halfInch,
            width: size.width - 2 * halfInch,
            blocks: [head, ...content.sections.flatMap(blocksWithHeading)],
          },
        ],
      },
    ],
  };
};

export async function renderFederal(
  federal: Federal,
  { at }: { at: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const content = printedContent(federal);
  return print(await typeset(sheetOf(content)), {
    title: [content.name, 'Federal Resume'].filter(Boolean).join(' '),
    author: content.name,
    language: 'en-US',
    at,
  });
}
