import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Picture } from '../typeset/picture.ts';
import { Tagged } from '../typeset/tagged.ts';
import type { Sheet } from '../typeset/typeset.tsx';
import { type DesignProps, splitColumns } from './design.ts';
import { line, photoOf, sheetSizes } from './look.ts';
import { blocksOf, ContactLine, flow, footOf, type Manner, pageText, sizeThatFits } from './parts.tsx';

const side = 196;
const inset = 32;

const styles = StyleSheet.create({
  ground: { position: 'absolute', top: 0, bottom: 0, left: 0, width: side },
  main: { paddingHorizontal: inset },
  beside: { paddingLeft: inset, paddingRight: 22, fontSize: 9 },
  disc: { width: 46, height: 46, borderRadius: 23, marginBottom: 20, justifyContent: 'center' },
  photo: { width: 72, height: 72, borderRadius: 36, marginBottom: 14 },
  initials: { color: '#FFFFFF', fontWeight: 600, fontSize: 14, textAlign: 'center', lineHeight: 1 },
  name: { fontWeight: 700, lineHeight: 1.15, letterSpacing: -0.7 },
  headline: { fontWeight: 600, fontSize: 11.5, marginTop: 4, marginBottom: 8 },
});

const nameOf = ({ name, headline }: DesignProps['content'], accent: string, width: number) => (
  <>
    <Tagged tag="H1" style={{ ...styles.name, fontSize: sizeThatFits(name, width, 27) }}>
      {name}
    </Tagged>
    {headline !== '' && <Text style={[styles.headline, { color: accent }]}>{headline}</Text>}
  </>
);

const contactOf = ({ name, photo, initials, contact }: DesignProps['content'], accent: string) => (
  <>
    {photo ? (
      <Picture src={photo} alt={photoOf(name)} style={styles.photo} />
    ) : (
      <View style={[styles.disc, { backgroundColor: accent }]}>
        <Tagged tag="artifact" style={styles.initials}>
          {initials}
        </Tagged>
      </View>
    )}
    <Tagged tag="H2" style={{ color: accent, fontWeight: 600, fontSize: 9.5, marginBottom: 6 }}>
      Contact
    </Tagged>
    <ContactLine texts={contact} width={side - inset - 22} />
  </>
);

export function harbour({ content, ink: { accent, tint }, pageSize }: DesignProps): Sheet {
  const size = sheetSizes[pageSize];
  const main = size.width - side;
  const { story, beside } = splitColumns(content.sections);
  const heading = { color: accent, fontWeight: 600 } as const;
  const storyManner: Manner = {
    accent,
    heading: { ...heading, fontSize: 12, marginTop: 16, marginBottom: 5 },
    dates: 'below',
    words: 'row',
  };
  const aside: Manner = {
    accent,
    heading: { ...heading, fontSize: 9.5, marginTop: 16, marginBottom: 6 },
    dates: 'below',
    words: 'list',
    frame: ({ body }, title, { kind }) => (
      <>
        {title}
        {kind === 'words' ? (
          <View style={{ borderBottomWidth: 0.75, borderBottomColor: line }}>{body}</View>
        ) : (
          body
        )}
      </>
    ),
  };
  const storyBlocks = story.flatMap((section) =>
    blocksOf(section, section.kind === 'prose' ? { ...storyManner, frame: ({ body }) => body } : storyManner),
  );
  return {
    ...size,
    margin: 44,
    style: pageText,
    flow,
    ground: { body: <View style={[styles.ground, { backgroundColor: tint }]} /> },
    bands: [
      {
        // The main column comes first in reading order, for people who listen and for software.
        columns: [
          {
            left: side,
            width: main,
            style: styles.main,
            blocks: [nameOf(content, accent, main - 2 * inset), ...storyBlocks],
          },
          {
            left: 0,
            width: side,
            style: styles.beside,
            blocks: [contactOf(content, accent), ...beside.flatMap((section) => blocksOf(section, aside))],
          },
        ],
      },
    ],
    foot: footOf(content.name, inset),
  };
}
