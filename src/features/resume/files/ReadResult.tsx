import styled from '@emotion/styled';
import type { ResumeReview } from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { List } from '../../../ui/List.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { linesRead } from './whatWasRead.ts';

const Lines = styled(List)({
  maxHeight: 220,
  overflowY: 'auto',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${token.line}`,
    overflowWrap: 'anywhere',
  },
});
const Quiet = styled('span')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
const Sure = styled(Quiet)({ '&[data-doubt]': { color: token.warning, fontWeight: 500 } });

/** Lists every field with its confidence, and every line without a place, so that nothing is lost. */
export function ReadResult({ parse }: Pick<ResumeReview, 'parse'>) {
  const lines = linesRead(parse.fields);
  const doubtful = lines.filter(({ sure }) => sure !== 'Read clearly');
  return (
    <>
      <p role="status">
        {lines.length === 0
          ? 'We didn’t find anything that fits into a section.'
          : `We read ${lines.length} ${lines.length === 1 ? 'field' : 'fields'}. ${
              doubtful.length === 0 ? 'All of them were clear.' : `Please check ${doubtful.length} of them.`
            }`}
      </p>
      {parse.warnings.map((warning) => (
        <InlineAlert key={warning} kind="warning">
          {warning}
        </InlineAlert>
      ))}
      {lines.length > 0 && (
        <Stack as="section" gap="sm" aria-label="What we read">
          <Title as="h3" level="title-md">
            What we read
          </Title>
          <Lines lines tabIndex={0}>
            {lines.map(({ path, place, value, sure }) => (
              <li key={path}>
                <span>
                  <Quiet>{place}</Quiet>
                  <br />
                  {value}
                </span>
                <Sure data-doubt={sure === 'Read clearly' ? undefined : ''}>{sure}</Sure>
              </li>
            ))}
          </Lines>
        </Stack>
      )}
      {parse.unmapped.length > 0 && (
        <Stack as="section" gap="sm" aria-label="Lines we couldn’t place">
          <Title as="h3" level="title-md">
            Lines we couldn’t place
          </Title>
          <Quiet>They stay with the file. Copy anything you need and add it where it fits.</Quiet>
          <Lines lines tabIndex={0}>
            {[...new Set(parse.unmapped)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Stack>
      )}
    </>
  );
}
