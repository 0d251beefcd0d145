import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { searchOutline } from 'statechart-paths';
import type { Flow } from './library.ts';
import { PlainList, RowButton } from './parts.ts';

const Box = styled('section')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  padding: 24,
  maxWidth: 900,
});

const most = 40;

type SearchResultsProps = {
  flows: Flow[];
  query: string;
  onChoose: (machine: string, state: string) => void;
};

export function SearchResults({ flows, query, onChoose }: SearchResultsProps) {
  const result = flows
    .map((flow) => ({ flow, hits: searchOutline(flow.model, query) }))
    .filter(({ hits }) => hits.length > 0);
  const count = result.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <Box aria-label="Search results">
      <p role="status">
        {count === 0
          ? `No results for “${query}”. Try a state, an event, a screen or a requirement.`
          : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`}
      </p>
      {result.map(({ flow, hits }) => (
        <div key={flow.name}>
          <Typography level="title-md" component="h2" sx={{ mb: 1 }}>
            {flow.title}
          </Typography>
          <PlainList>
            {hits.slice(0, most).map(({ path, transition, text }) => (
              <li key={transition ?? path}>
                <RowButton type="button" onClick={() => onChoose(flow.name, path)}>
                  {text}
                </RowButton>
              </li>
            ))}
          </PlainList>
          {hits.length > most && (
            <p>{`And ${hits.length - most} more. Add another word to narrow them down.`}</p>
          )}
        </div>
      ))}
    </Box>
  );
}
