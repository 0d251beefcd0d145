import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { serif } from '../faces.ts';
import { Tagged } from '../typeset/tagged.ts';
import type { Sheet } from '../typeset/typeset.tsx';
import type { DesignProps } from './design.ts';
import { line, second, sheetSizes } from './look.ts';
import { blocksOf, ContactLine, flow, footOf, type Manner, pageText, sizeThatFits } from './parts.tsx';

const inset = 56;

const styles = StyleSheet.create({
  name: { fontFamily: serif, fontWeight: 600, lineHeight: 1.2, textAlign: 'center' },
  headline: { fontFamily: serif, fontSize: 13, textAlign: 'center', marginTop: 3 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', color: second, marginTop: 5 },
});

export function meridian({ content, ink: { accent }, pageSize }: DesignProps): Sheet {
  const size = sheetSizes[pageSize];
  const main = size.width - 2 * inset;
  const manner: Manner = {
    accent,
    heading: {
      fontFamily: serif,
      fontWeight: 600,
      fontSize: 13,
      lineHeight: 1.3,
      color: accent,
      marginTop: 15,
      marginBottom: 6,
      paddingBottom: 3,
      borderBottomWidth: 0.75,
      borderBottomColor: line,
    },
    dates: 'beside',
    words: 'row',
    isWide: true,
  };
  const head = (
    <>
      <Tagged tag="H1" style={{ ...styles.name, fontSize: sizeThatFits(content.name, main, 27) }}>
        {content.name}
      </Tagged>
      {content.headline !== '' && (
        <Text style={[styles.headline, { color: accent }]}>{content.headline}</Text>
      )}
      <View style={styles.contact}>
        <ContactLine texts={content.contact} width={main} separator={'  ·  '} />
      </View>
    </>
  );
  const sections = content.sections.flatMap((section) => blocksOf(section, manner));
  return {
    ...size,
    margin: 44,
    style: pageText,
    flow,
    bands: [{ columns: [{ left: inset, width: main, blocks: [head, ...sections] }] }],
    foot: footOf(content.name, inset),
  };
}
