import styled from '@emotion/styled';
import type { ContentSection } from '../../documents/documentContent.ts';
import { token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';

const Entry = styled('div')({
  display: 'grid',
  gap: 4,
  '& > h3': typography['title-lg'],
  '& > h4': typography['title-md'],
  '& > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second, whiteSpace: 'pre-line' },
  '& > ul': { paddingLeft: 20, maxWidth: '66ch' },
});
const Words = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

type CvEntriesProps = Pick<ContentSection, 'kind' | 'entries'> & {
  heading: 'h3' | 'h4';
};

export function CvEntries({ kind, entries, heading: Heading }: CvEntriesProps) {
  if (kind === 'words')
    return (
      <Words>
        {entries.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Words>
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
