import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useState } from 'react';
import type { components } from '../../../../../openapi.gen.d.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { startLineDrag } from './lineDrag.ts';
import { PartCard } from './PartCard.tsx';
import { placesFor } from './placeLine.ts';
import type { Review } from './reviewState.ts';
import { definitions } from './sections.ts';
import { lineKey } from './sourceLines.ts';

const Hint = styled('p')({ color: token.second });
const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${token.line}`,
});
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${token.line}`,
  overflowWrap: 'anywhere',
  cursor: 'grab',
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
});
const Move = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
});

const Page = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
});

interface UnplacedLinesProps {
  review: Review;
  parse: components['schemas']['ParseResult'];
  isShown: boolean;
  onToggle: () => void;
  onPlace: (index: number, name: SectionName) => void;
  onLine: (key: string) => void;
}

export function UnplacedLines(props: UnplacedLinesProps) {
  const { review, parse, isShown, onToggle, onPlace, onLine } = props;
  const { cvLabel } = useFlow();
  if (review.unplaced.length === 0) return null;
  const pageOf = (line: string) => parse.unmapped_sources[parse.unmapped.indexOf(line)]?.[0]?.page;
  return (
    <PartCard
      id="section-unplaced"
      title="Lines we couldn’t place"
      summary={review.unplaced.join(', ')}
      state={undefined}
      isOpen={isShown}
      onToggle={onToggle}
    >
      <Hint>{`Choose a section for each line that belongs in your ${cvLabel}, or drag it there. We’ll leave out the rest.`}</Hint>
      <Lines>
        {review.unplaced.map((line, index) => {
          const page = pageOf(line);
          return (
            <Line
              key={line}
              draggable
              onDragStart={(event) => startLineDrag(event, index)}
              onFocus={() => onLine(lineKey(line))}
            >
              <span>
                {line}
                {page !== undefined && <Page>Page {page} of your file</Page>}
              </span>
              <MoveLine
                index={index}
                line={line}
                places={placesFor(review, line)}
                onPlace={(name) => onPlace(index, name)}
              />
            </Line>
          );
        })}
      </Lines>
    </PartCard>
  );
}

interface MoveLineProps {
  index: number;
  line: string;
  places: readonly SectionName[];
  onPlace: (name: SectionName) => void;
}

/** The select only chooses, because arrow keys must not move the line. */
function MoveLine({ index, line, places, onPlace }: MoveLineProps) {
  const [selected, setSelected] = useState('');
  const [isTried, setTried] = useState(false);
  // Another line may have taken the last space of the section.
  const place = places.find((name) => name === selected);
  return (
    <Move>
      <SelectField
        name={`unplaced.${index}`}
        label={<span style={hidden}>Move “{line}” to</span>}
        value={place ?? ''}
        placeholder="Move to…"
        error={isTried && !place ? 'Choose a section' : undefined}
        options={places.map((name) => ({ value: name, label: definitions[name].title }))}
        onChange={({ target }) => setSelected(target.value)}
      />
      <Button variant="outlined" color="neutral" onClick={() => (place ? onPlace(place) : setTried(true))}>
        Move<span style={hidden}> “{line}”</span>
      </Button>
    </Move>
  );
}
