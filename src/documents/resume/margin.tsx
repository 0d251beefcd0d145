import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Picture } from '../typeset/picture.ts';
import { Tagged } from '../typeset/tagged.ts';
import type { Sheet } from '../typeset/typeset.tsx';
import type { DesignProps } from './design.ts';
import { line, photoOf, second, sheetSizes } from './look.ts';
import { blocksOf, ContactLine, flow, footOf, type Manner, pageText, sizeThatFits } from './parts.tsx';

const inset = 45;
const gutter = 138;

const styles = StyleSheet.create({
  bar: { position: 'absolute', top: 0, left: inset, width: 117, height: 9 },
  row: { flexDirection: 'row' },
  head: { flexDirection: 'row-reverse' },
  aside: { width: gutter, paddingRight: 16, fontSize: 9, color: second },
  main: { flex: 1 },
  name: { fontWeight: 700, lineHeight: 1.15, letterSpacing: -0.8 },
  photo: { width: 76, height: 76, borderRadius: 6, marginLeft: 20 },
  headline: { fontWeight: 600, fontSize: 12, marginTop: 5 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', color: second, marginTop: 4 },
  rule: { borderTopWidth: 0.75, borderTopColor: line, marginTop: 11, paddingTop: 10 },
});

const hasDigitsOnly = (text: string) => /^[+\d ]+$/.test(text);

const hung: Manner['frame'] = ({ body, dates, isHead }, heading, { kind }) => (
  <View style={[styles.row, heading ? styles.rule : {}]}>
    <View style={[styles.aside, { marginTop: !heading && isHead && kind === 'posts' ? 9 : 0 }]}>
      {heading}
      {kind === 'posts' && dates !== '' && <Text>{dates}</Text>}
    </View>
    <View style={styles.main}>{body}</View>
  </View>
);

export function margin({ content, ink: { accent }, pageSize }: DesignProps): Sheet {
  const size = sheetSizes[pageSize];
  const manner: Manner = {
    accent,
    heading: { color: accent, fontWeight: 600, fontSize: 9.5 },
    dates: 'apart',
    words: 'columns',
    isWide: true,
    frame: hung,
  };
  const whole = size.width - 2 * inset;
  const main = whole - gutter;
  const named = content.photo ? main - 96 : main;
  const isShort = (text: string) => text === content.contact[0] || hasDigitsOnly(text);
  const head = (
    // The name comes first in reading order, and last from the right.
    <View style={styles.head}>
      {content.photo && <Picture src={content.photo} alt={photoOf(content.name)} style={styles.photo} />}
      <View style={styles.main}>
        <Tagged tag="H1" style={{ ...styles.name, fontSize: sizeThatFits(content.name, named, 29) }}>
          {content.name}
        </Tagged>
        {content.headline !== '' && (
          <Text style={[styles.headline, { color: accent }]}>{content.headline}</Text>
        )}
        <View style={styles.contact}>
          <ContactLine
            texts={content.contact.filter((text) => !isShort(text))}
            width={named}
            separator={'  ·  '}
          />
        </View>
      </View>
      <View style={[styles.aside, { paddingTop: 5 }]}>
        <ContactLine texts={content.contact.filter(isShort)} width={gutter - 16} />
      </View>
    </View>
  );
  const sections = content.sections.flatMap((section) => blocksOf(section, manner));
  return {
    ...size,
    margin: 42,
    style: pageText,
    flow,
    ground: { body: <View style={[styles.bar, { backgroundColor: accent }]} />, isOnlyFirst: true },
    bands: [{ columns: [{ left: inset, width: whole, blocks: [head, ...sections] }] }],
    foot: footOf(content.name, inset),
  };
}
