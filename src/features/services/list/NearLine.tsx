import styled from '@emotion/styled';
import { LocateFixed } from 'lucide-react';
import type { SearchPlace } from '../../../api/services.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { nearbyText } from '../serviceText.ts';
import type { PositionState } from '../usePosition.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
});

type NearLineProps = { near: SearchPlace | null; position: PositionState };

/** Only its button asks the browser for the position. */
export function NearLine({ near, position: { state, ask } }: NearLineProps) {
  const isAsking = state === 'asking';
  return (
    <Line>
      <p role="status">{nearbyText(near, state)}</p>
      {near?.from !== 'position' && (
        <PressButton
          look="outlined"
          small
          aria-disabled={isAsking || undefined}
          onClick={() => !isAsking && ask()}
        >
          <LocateFixed size={18} aria-hidden="true" />
          {isAsking ? 'Getting your location…' : state === 'refused' ? 'Try again' : 'Use my location'}
        </PressButton>
      )}
      {!near && <TextLink to="/veteran/profile?profile_section=personal">Add your city</TextLink>}
    </Line>
  );
}
