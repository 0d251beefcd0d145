import styled from '@emotion/styled';
import type { components } from '../../../../../openapi.gen.d.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { startLineDrag } from './lineDrag.ts';
import { placesFor } from './placeLine.ts';
import type { Review } from './reviewState.ts';
import { definitions, type SectionName, sectionNames } from './sections.ts';

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
  onPlace: (index: number, name: SectionName) => void;
}

/** Every line of the file that is in no section yet. */
export function UnplacedLines({ review, parse, onPlace }: UnplacedLinesProps) {
  const { cvLabel } = useFlow();
  if (review.unplaced.length === 0) return null;
  const pageOf = (line: string) => parse.unmapped_sources[parse.unmapped.indexOf(line)]?.[0]?.page;
  return (
    <Section aria-labelledby="unplaced-lines">
      <h2 id="unplaced-lines" tabIndex={-1}>
        Lines we couldn’t place
      </h2>
      <p>{`Choose a section for each line that belongs in your ${cvLabel}, or drag it there. We’ll leave out the rest.`}</p>
      <Lines>
        {review.unplaced.map((line, index) => {
          const page = pageOf(line);
          return (
            <Line key={line} draggable onDragStart={(event) => startLineDrag(event, index)}>
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
    </Section>
  );
}
