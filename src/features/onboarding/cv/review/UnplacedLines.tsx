import styled from '@emotion/styled';
import type { components } from '../../../../../openapi.gen.d.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { startLineDrag } from './lineDrag.ts';
import { PartCard } from './PartCard.tsx';
import { placesFor } from './placeLine.ts';
import type { Review } from './reviewState.ts';
import { definitions, type SectionName, sectionNames } from './sections.ts';
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
  gridTemplateColumns: 'minmax(0, 1fr) 168px',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${token.line}`,
  overflowWrap: 'anywhere',
  cursor: 'grab',
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
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
  /** A line is in hand: it is marked in the file. */
  onLine: (key: string) => void;
}

/** Every line of the file that is in no section yet. */
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
              <SelectField
                name={`unplaced.${index}`}
                label={<span style={hidden}>Move “{line}” to</span>}
                value=""
                placeholder="Move to…"
                options={placesFor(review, line).map((name) => ({
                  value: name,
                  label: definitions[name].title,
                }))}
                onChange={({ target }) => {
                  const name = sectionNames.find((section) => section === target.value);
                  if (name) onPlace(index, name);
                }}
              />
            </Line>
          );
        })}
      </Lines>
    </PartCard>
  );
}
