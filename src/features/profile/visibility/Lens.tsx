import { styled } from '@mui/joy/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidatePreviewQuery, type PreviewAudience } from '../../../api/candidatePreview.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { Facts, Quiet, Row, RowTitle } from '../parts.ts';
import { viewsOf } from './seen.ts';

const audiences = [
  { value: 'public', label: 'The public', hint: 'Anybody, without signing in.' },
  {
    value: 'recruiter',
    label: 'A recruiter',
    hint: 'Of an approved company that you have nothing to do with.',
  },
  { value: 'employer', label: 'An employer I applied to', hint: 'As long as the application stands.' },
] as const;

const Glass = styled('div')({
  display: 'grid',
  gap: 24,
  padding: 24,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
  '&[aria-busy="true"]': { opacity: 0.6 },
  '@media (max-width:599.95px)': { padding: 16 },
});
const View = styled('div')({ display: 'grid', gap: 12 });

/** The veteran looks at themselves through others' eyes: the server answers as it would answer them. */
export function Lens({ documentName }: { documentName: string }) {
  const [audience, setAudience] = useState<PreviewAudience>('recruiter');
  const { data, error, isPlaceholderData } = useQuery({
    ...candidatePreviewQuery(audience),
    placeholderData: keepPreviousData,
  });
  const label = audiences.find(({ value }) => value === audience)?.label ?? '';
  return (
    <Row aria-labelledby="lens">
      <div>
        <RowTitle id="lens">How others see you</RowTitle>
        <Quiet>Made by the same rules as their pages. Looking here is not in your access log.</Quiet>
      </div>
      <RadioField
        name="audience"
        label="Look as"
        options={audiences}
        value={audience}
        onChange={({ target }) => {
          const chosen = audiences.find(({ value }) => value === target.value);
          if (chosen) setAudience(chosen.value);
        }}
      />
      {error && !data && (
        <InlineAlert kind="error">{`What they see did not load. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading what they see">
          <SkeletonRows count={3} />
        </Waiting>
      )}
      {data && (
        <Glass
          role="group"
          aria-label={`What they see: ${label}`}
          aria-busy={isPlaceholderData}
          aria-live="polite"
        >
          {viewsOf(data, documentName).map(({ about, seen }) => (
            <View key={about}>
              <p>{about}</p>
              {seen.length > 0 && (
                <Facts>
                  {seen.map((line) => (
                    <div key={line.label}>
                      <dt>{line.label}</dt>
                      <dd>{line.text}</dd>
                    </div>
                  ))}
                </Facts>
              )}
            </View>
          ))}
        </Glass>
      )}
    </Row>
  );
}
