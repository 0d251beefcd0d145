import styled from '@emotion/styled';
import type { ApplicationRatings } from '../../../../api/ratings.ts';
import { List } from '../../../../ui/List.tsx';
import { ListItem } from '../../../../ui/ListItem.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Title } from '../../../../ui/Title.tsx';
import { token } from '../../../../ui/theme/token.ts';
import { ratingsView } from './ratingsView.ts';

const Opinion = styled(ListItem)({
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& small': { fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet },
});
const Criteria = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: token.second, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 500 },
  '& dd + dt': { marginTop: 8 },
});

type RatingListProps = { ratings: ApplicationRatings; locale: string; now: Date };

export function RatingList({ ratings, locale, now }: RatingListProps) {
  const { opinions, criteria } = ratingsView(ratings, now, locale);
  return (
    <Stack gap="lg">
      <List aria-label="Would take this application further">
        {opinions.map(({ name, overall, when, reason }) => (
          <Opinion key={`${name} ${when} ${overall}`} padding="md">
            <p>
              <strong>{`${name}: ${overall}`}</strong> <small>{when}</small>
            </p>
            {reason && <p>{reason}</p>}
          </Opinion>
        ))}
      </List>
      {ratings.others?.length === 0 && <p>None of your colleagues has rated this applicant yet.</p>}
      {criteria.length > 0 && (
        <Stack gap="sm">
          <Title as="h3" level="title-md">
            What the job asked for
          </Title>
          <Criteria>
            {criteria.map(({ text, ratings: words }) => (
              <div key={text} style={{ display: 'contents' }}>
                <dt>{text}</dt>
                {words.map((word) => (
                  <dd key={word}>{word}</dd>
                ))}
              </div>
            ))}
          </Criteria>
        </Stack>
      )}
    </Stack>
  );
}
