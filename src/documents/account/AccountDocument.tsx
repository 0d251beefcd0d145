import { Page, StyleSheet, Text } from '@react-pdf/renderer';
import { sans } from '../faces.ts';
import { printable } from '../letters.ts';
import { print } from '../typeset/print.ts';
import { layOutPages } from '../typeset/setBlocks.ts';
import { inReadingOrder } from '../typeset/structure.ts';
import { Tagged } from '../typeset/tagged.ts';
import type { AccountData, AccountEntry } from './accountData.ts';
import { type AccountBlock, sheetsOf } from './sheets.ts';

interface AccountInput {
  data: AccountData;
  at: Date;
}

const quiet = '#475467';
// Not set on the page, because text generated per page, such as its number, would then have no height.
const lineHeight = 1.45;
const styles = StyleSheet.create({
  page: { padding: 48, paddingBottom: 60, fontFamily: sans, fontSize: 9.5, color: '#101828' },
  title: { lineHeight: 1.25, fontSize: 22, fontWeight: 700, marginBottom: 6 },
  section: { lineHeight, fontSize: 15, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  heading: { lineHeight, fontSize: 11, fontWeight: 600, marginTop: 14, marginBottom: 3 },
  strong: { fontWeight: 600 },
  text: { lineHeight },
  quiet: { lineHeight, color: quiet },
  label: { color: quiet },
  entry: { lineHeight, marginTop: 7 },
  foot: { position: 'absolute', bottom: 26, left: 48, right: 48, fontSize: 8, color: quiet },
});

const isNotice = ({ answer }: AccountData['consents'][number]) => answer === 'accepted';

const consentLine = ({ what, answer, notice, at }: AccountData['consents'][number]) =>
  printable(`${at} · ${what}: ${answer}${notice ? ` (notice ${notice})` : ''}`);

const numberOf = ({ length }: AccountEntry[]) =>
  length === 0 ? 'nothing held' : `${length} ${length === 1 ? 'entry' : 'entries'}`;

function FirstPage({ data, at }: AccountInput) {
  const { name, email, keeper, consents, sections } = data;
  const accepted = consents.filter(isNotice).map(consentLine);
  const history = consents.map(consentLine);
  const counts = sections.map(({ title, entries }) => `${title}: ${numberOf(entries)}`);
  const day = at.toISOString().slice(0, 10);
  return (
    <>
      <Tagged tag="H1" style={styles.title}>
        Everything we hold about you
      </Tagged>
      <Text style={styles.text}>{printable(`${name}, ${email}`)}</Text>
      <Text style={styles.quiet}>
        {printable(`Held by ${keeper}. Created on ${day}. All times are in UTC.`)}
      </Text>
      <Tagged tag="H2" style={styles.heading}>
        Notices you accepted
      </Tagged>
      <Text style={styles.text}>{accepted.join('\n') || 'None recorded.'}</Text>
      <Tagged tag="H2" style={styles.heading}>
        Consent history
      </Tagged>
      <Text style={styles.text}>{history.join('\n') || 'None recorded.'}</Text>
      <Tagged tag="H2" style={styles.heading}>
        In this file
      </Tagged>
      <Text style={styles.text}>{counts.join('\n')}</Text>
    </>
  );
}

// One text per block, because a box per line would take seconds.
function Printed({ block: { section, title, lines } }: { block: AccountBlock }) {
  return section ? (
    <Tagged tag="H2" style={styles.section} minPresenceAhead={40}>
      {section}
    </Tagged>
  ) : (
    <Text style={title ? styles.entry : styles.text}>
      {title && <Text style={styles.strong}>{`${printable(title)}${lines.length > 0 ? '\n' : ''}`}</Text>}
      {lines.map(([label, value], at) => [
        <Text key={label} style={styles.label}>{`${printable(label)}: `}</Text>,
        printable(value),
        at < lines.length - 1 && '\n',
      ])}
    </Text>
  );
}

function AccountPages({ data, at }: AccountInput) {
  const foot = (
    <Text
      fixed
      style={styles.foot}
      render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`}
    />
  );
  return (
    <>
      <Page size="A4" style={styles.page}>
        <FirstPage data={data} at={at} />
        {foot}
      </Page>
      {sheetsOf(data.sections).map((blocks) => (
        <Page key={blocks[0]?.key} size="A4" style={styles.page}>
          {blocks.map((block) => (
            <Printed key={block.key} block={block} />
          ))}
          {foot}
        </Page>
      ))}
    </>
  );
}

export async function renderAccount({ data, at }: AccountInput) {
  const pages = inReadingOrder(await layOutPages(<AccountPages data={data} at={at} />));
  const bytes = await print(pages, {
    title: `Everything we hold about ${data.name}`,
    author: data.keeper,
    language: 'en-GB',
    at,
  });
  return { bytes, pages: pages.length };
}
