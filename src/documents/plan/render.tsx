import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { sans } from '../faces.ts';
import { printable } from '../letters.ts';
import { sheetSizes } from '../resume/look.ts';
import { print } from '../typeset/print.ts';
import { Tagged } from '../typeset/tagged.ts';
import { type Sheet, typeset } from '../typeset/typeset.tsx';

export interface PlanPaper {
  title: string;
  name: string;
  language: 'en-GB' | 'en-US';
  summary: string[];
  entitlement: { programme: string; reason: string; url: string } | null;
  milestones: { day: string; status: string; title: string; details: string[] }[];
  sections: { title: string; lines: [label: string, value: string][] }[];
  remark: string;
}

const margin = 48;
const quiet = '#475467';
const lineHeight = 1.4;

const styles = StyleSheet.create({
  page: { fontFamily: sans, fontSize: 10, color: '#101828' },
  flow: { fontSize: 10, lineHeight },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.25, marginBottom: 4 },
  section: { fontSize: 14, fontWeight: 700, lineHeight: 1.25, marginTop: 16, marginBottom: 4 },
  quiet: { color: quiet },
  strong: { fontWeight: 600 },
  milestone: { flexDirection: 'row', marginTop: 6 },
  day: { width: 92 },
  grow: { flex: 1 },
  line: { marginTop: 2 },
  foot: { position: 'absolute', bottom: 24, left: margin, right: margin, fontSize: 8, color: quiet },
});

function Head({ title, name, summary, entitlement }: PlanPaper) {
  return (
    <View>
      <Tagged tag="H1" style={styles.title}>
        {printable(title)}
      </Tagged>
      <Text>{printable(name)}</Text>
      {summary.map((line) => (
        <Text key={line} style={styles.quiet}>
          {printable(line)}
        </Text>
      ))}
      {entitlement && (
        <View style={styles.milestone}>
          <Text style={styles.grow}>
            <Text style={styles.strong}>{printable(entitlement.programme)}</Text>
            {`: ${printable(entitlement.reason)} ${entitlement.url}`}
          </Text>
        </View>
      )}
    </View>
  );
}

const Milestone = ({ milestone }: { milestone: PlanPaper['milestones'][number] }) => (
  <View style={styles.milestone}>
    <View style={styles.day}>
      <Text style={styles.strong}>{milestone.day}</Text>
      <Text style={styles.quiet}>{milestone.status}</Text>
    </View>
    <View style={styles.grow}>
      <Tagged tag="H3" style={styles.strong}>
        {printable(milestone.title)}
      </Tagged>
      {milestone.details.map((detail) => (
        <Text key={detail}>{printable(detail)}</Text>
      ))}
    </View>
  </View>
);

const under = (title: string, blocks: ReactElement[]) =>
  blocks.map((block, n) => (
    // Blocks of one print never move.
    <View key={`${title} ${String(n)}`}>
      {n === 0 && (
        <Tagged tag="H2" style={styles.section}>
          {title}
        </Tagged>
      )}
      {block}
    </View>
  ));

function blocksOf(paper: PlanPaper): ReactElement[] {
  const milestones = paper.milestones.map((milestone, n) => (
    <Milestone key={`${milestone.day} ${String(n)}`} milestone={milestone} />
  ));
  return [
    <Head key="head" {...paper} />,
    ...under('Milestones', milestones.length > 0 ? milestones : [<Text key="none">None yet.</Text>]),
    ...paper.sections.flatMap(({ title, lines }) =>
      under(
        title,
        lines.map(([label, value]) => (
          <Text key={label} style={styles.line}>
            <Text style={styles.quiet}>{`${label}: `}</Text>
            {printable(value)}
          </Text>
        )),
      ),
    ),
    <Text key="remark" style={[styles.section, styles.quiet, { fontSize: 9, fontWeight: 400 }]}>
      {paper.remark}
    </Text>,
  ];
}

function sheetOf(paper: PlanPaper): Sheet {
  const size = sheetSizes[paper.language === 'en-US' ? 'letter' : 'a4'];
  return {
    ...size,
    margin,
    style: styles.page,
    flow: styles.flow,
    bands: [{ columns: [{ left: margin, width: size.width - 2 * margin, blocks: blocksOf(paper) }] }],
    foot: (page, of) => <Text style={styles.foot}>{`${page} of ${of}`}</Text>,
  };
}

export async function renderPlan(paper: PlanPaper, { at }: { at: Date }) {
  const pages = await typeset(sheetOf(paper));
  const { title, name, language } = paper;
  const bytes = await print(pages, { title: `${title}, ${name}`, author: name, language, at });
  return { bytes, pages: pages.length };
}
