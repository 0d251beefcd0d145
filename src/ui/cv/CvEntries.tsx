import styled from '@emotion/styled';
import { List } from '../List.tsx';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';
import { typography } from '../theme/typeScale.ts';

const Entry = styled('div')({
  display: 'grid',
  gap: 4,
  '& > h3': typography['title-lg'],
  '& > h4': typography['title-md'],
  '& > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second, whiteSpace: 'pre-line' },
  '& > ul': { paddingLeft: 20, maxWidth: '66ch' },
});

export interface CvSection {
  kind: 'prose' | 'posts' | 'entries' | 'words';
  entries: { title: string; detail: string; dates: string; lines: string[] }[];
}

type CvEntriesProps = CvSection & { heading: 'h3' | 'h4' };

export function CvEntries({ kind, entries, heading: Heading }: CvEntriesProps) {
  if (kind === 'words')
    return (
      <Row as={List} gap="xl" rowGap="xs">
        {entries.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Row>
    );
  return entries.map(({ title, detail, dates, lines }) => (
    <Entry key={[title, detail, dates, ...lines].join()}>
      {title && <Heading>{title}</Heading>}
      {(detail || dates) && <p>{[detail, dates].filter(Boolean).join(' · ')}</p>}
      {lines.length === 1 && <p>{lines[0]}</p>}
      {lines.length > 1 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Entry>
  ));
}
