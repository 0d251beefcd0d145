import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Picture } from '../typeset/picture.ts';
import { Tagged } from '../typeset/tagged.ts';
import type { Sheet } from '../typeset/typeset.tsx';
import { type DesignProps, splitColumns } from './design.ts';
import { photoOf, sheetSizes } from './look.ts';
import { blocksOf, ContactLine, flow, footOf, type Manner, pageText, sizeThatFits } from './parts.tsx';

const inset = 45;
const top = 40;

const styles = StyleSheet.create({
  band: { marginTop: -top, paddingTop: top, paddingBottom: 26, paddingHorizontal: inset, color: '#FFFFFF' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  words: { flex: 1 },
  photo: { width: 84, height: 84, borderRadius: 42, marginLeft: 24 },
  name: { fontWeight: 700, lineHeight: 1.15, letterSpacing: -0.8 },
  headline: { fontSize: 12.5, marginTop: 4 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 22, marginTop: 16 },
  lead: { marginTop: 18, paddingHorizontal: inset, fontSize: 10.5 },
  story: { paddingRight: 30 },
  beside: { fontSize: 9 },
  stop: { paddingLeft: 18, paddingBottom: 3 },
  rail: { position: 'absolute', left: 4.5, top: 0, bottom: -3, width: 1 },
  waypoint: {
    position: 'absolute',
    left: 0,
    top: 1.5,
    width: 10,
    height: 10,
    borderRadius: 5,
    borderWidth: 2,
  },
});

const stopOnRoute =
  (accent: string): NonNullable<Manner['frame']> =>
  ({ body, isHead, isLastOfEntry }, title, section) => (
    <>
      {title}
      <View style={[styles.stop, { paddingTop: isHead && !title ? 4 : 0 }]}>
        {!(isLastOfEntry && section.entries.length === 1) && (
          <View style={[styles.rail, { backgroundColor: accent, opacity: 0.35 }]} />
        )}
        {isHead && (
          <View
            style={[
              styles.waypoint,
              { borderColor: accent, backgroundColor: title ? accent : '#FFFFFF', top: title ? 1.5 : 14.5 },
            ]}
          />
        )}
        {body}
      </View>
    </>
  );

const headOf = (
  { name, headline, contact, photo }: DesignProps['content'],
  { band, onBand }: DesignProps['ink'],
  width: number,
) => (
  <View style={[styles.band, { backgroundColor: band }]}>
    <View style={styles.row}>
      <View style={styles.words}>
        <Tagged tag="H1" style={{ ...styles.name, fontSize: sizeThatFits(name, width, 29) }}>
          {name}
        </Tagged>
        {headline !== '' && <Text style={[styles.headline, { color: onBand }]}>{headline}</Text>}
        <View style={styles.contact}>
          <ContactLine texts={contact} width={width} />
        </View>
      </View>
      {photo && <Picture src={photo} alt={photoOf(name)} style={styles.photo} />}
    </View>
  </View>
);

export function horizon({ content, ink, pageSize }: DesignProps): Sheet {
  const { accent } = ink;
  const size = sheetSizes[pageSize];
  const { story, beside } = splitColumns(content.sections);
  const whole = size.width - 2 * inset;
  const named = content.photo ? whole - 108 : whole;
  const [lead] = story.filter(({ kind }) => kind === 'prose');
  const heading = { color: accent, fontWeight: 600, fontSize: 10.5, marginTop: 16, marginBottom: 7 } as const;
  const aside: Manner = { accent, heading, dates: 'below', words: 'list' };
  const route: Manner = {
    accent,
    heading,
    dates: 'above',
    words: 'row',
    frame: stopOnRoute(accent),
  };
  const leads = (lead?.entries ?? []).map(({ detail }) => (
    <Text key={detail} style={styles.lead}>
      {detail}
    </Text>
  ));
  const wide = whole * 0.69;
  return {
    ...size,
    margin: top,
    style: pageText,
    flow,
    bands: [
      { columns: [{ left: 0, width: size.width, blocks: [headOf(content, ink, named), ...leads] }] },
      {
        gap: 2,
        columns: [
          {
            left: inset,
            width: wide,
            style: styles.story,
            blocks: story
              .filter((section) => section !== lead)
              .flatMap((section) => blocksOf(section, route)),
          },
          {
            left: inset + wide,
            width: whole - wide,
            style: styles.beside,
            blocks: beside.flatMap((section) => blocksOf(section, aside)),
          },
        ],
      },
    ],
    foot: footOf(content.name, inset),
  };
}
