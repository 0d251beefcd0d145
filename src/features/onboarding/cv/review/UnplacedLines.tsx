import styled from '@emotion/styled';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { type Place, placeLine, places, placesFor, type Review } from './reviewState.ts';
import { definitions } from './sections.ts';

const Section = styled('section')({
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 },
  '& > p': { color: token.second },
});
const Lines = styled('ul')({ listStyle: 'none', marginTop: 12, borderTop: `1px solid ${token.line}` });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 184px',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${token.line}`,
  overflowWrap: 'anywhere',
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
});

interface UnplacedLinesProps {
  review: Review;
  onPlace: (review: Review, place: Place) => void;
}

/** Nothing of the file is thrown away: every line that found no place stands here and can be given one. */
export function UnplacedLines({ review, onPlace }: UnplacedLinesProps) {
  const { cvLabel } = useFlow();
  if (review.unplaced.length === 0) return null;
  const open = placesFor(review);
  const options = open.map((place) => ({ value: place, label: definitions[place].title }));
  return (
    <Section aria-labelledby="unplaced-lines">
      <h2 id="unplaced-lines">Lines we couldn’t place</h2>
      <p>{`Add the lines that belong in your ${cvLabel}. We’ll leave out the rest.`}</p>
      <Lines>
        {review.unplaced.map((line, index) => (
          <Line key={line}>
            <span>{line}</span>
            <SelectField
              name={`unplaced.${index}`}
              label={<span style={hidden}>Add “{line}” to</span>}
              value=""
              placeholder="Add to…"
              options={options}
              onChange={({ target }) => {
                const place = places.find((one) => one === target.value);
                if (place) onPlace(placeLine(review, index, place, crypto.randomUUID()), place);
              }}
            />
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
