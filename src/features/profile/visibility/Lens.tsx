import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidatePreviewQuery, type PreviewAudience } from '../../../api/candidatePreview.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';
import { DetailList, RowTitle, Subsection } from '../parts.ts';
import { viewsOf } from './previewSections.ts';

const audiences = [
  { value: 'public', label: 'The public', hint: 'Anyone who isn’t signed in.' },
  {
    value: 'recruiter',
    label: 'A recruiter',
    hint: 'From an approved company you haven’t dealt with.',
  },
  {
    value: 'employer',
    label: 'An employer I applied to',
    hint: 'For as long as your application is active.',
  },
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

export function Lens({ documentName }: { documentName: string }) {
  const [audience, setAudience] = useState<PreviewAudience>('recruiter');
  const { data, error, isPlaceholderData } = useQuery({
    ...candidatePreviewQuery(audience),
    placeholderData: keepPreviousData,
  });
  const label = audiences.find(({ value }) => value === audience)?.label ?? '';
  return (
    <Subsection aria-labelledby="lens">
      <div>
        <RowTitle id="lens">How others see you</RowTitle>
        <Quiet>
          Previews use the same rules as the real pages. Viewing them here doesn’t count as a profile view.
        </Quiet>
      </div>
      <RadioField
        name="audience"
        label="View as"
        options={audiences}
        value={audience}
        onChange={({ target }) => {
          const selected = audiences.find(({ value }) => value === target.value);
          if (selected) setAudience(selected.value);
        }}
      />
      {error && !data && (
        <InlineAlert kind="error">{`The preview didn’t load. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading the preview">
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
                <DetailList>
                  {seen.map((line) => (
                    <div key={line.label}>
                      <dt>{line.label}</dt>
                      <dd>{line.text}</dd>
                    </div>
                  ))}
                </DetailList>
              )}
            </View>
          ))}
        </Glass>
      )}
    </Subsection>
  );
}
