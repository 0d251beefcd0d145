import styled from '@emotion/styled';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type VeteranExplore, veteranExploreQuery } from '../../api/dashboard.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/filter/FilterChips.tsx';
import { useWordSearch, WordSearch } from '../../ui/filter/WordSearch.tsx';
import { List } from '../../ui/List.tsx';
import { ListItem } from '../../ui/ListItem.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Row } from '../../ui/Row.tsx';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import { Stack } from '../../ui/Stack.tsx';
import { token } from '../../ui/theme/token.ts';

const Grid = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '0 40px',
  marginTop: 8,
  '@media (min-width:900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Item = styled(ListItem)({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
});
const Field = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 22,
  color: token.ink,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  '& > span': { color: token.quiet, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: token.link, color: token.link },
});

const promises: Record<string, string> = {
  covenant_bronze: 'Covenant, bronze',
  silver: 'Covenant, silver',
  gold: 'Covenant, gold',
  hire_vets: 'HIRE Vets',
};

interface ExploreProps {
  tabs: ReactNode;
  found: (query: URLSearchParams) => ReactNode;
}

export function Explore({ tabs, found }: ExploreProps) {
  const [query, setQuery] = useAddressQuery();
  const { data, error, refetch } = useQuery(veteranExploreQuery());
  const words = query.getAll('search');
  const setWords = (next: readonly string[]) =>
    setQuery((before) => {
      const changed = new URLSearchParams(before);
      changed.delete('search');
      for (const word of next) changed.append('search', word);
      return changed;
    });
  const typing = useWordSearch(words, setWords);
  return (
    <PageLayout title="Explore" lead="Look beyond your plan, at jobs, employers and guides." above={tabs}>
      <Stack gap="4xl">
        <Stack gap="md" maxWidth={640}>
          <WordSearch
            label="Job title, skill or employer"
            text={typing.text}
            onText={typing.onText}
            onKeep={typing.onKeep}
          />
          {typing.pills.length > 0 && (
            <Row gap="sm">
              <Chips
                chosen={typing.pills.map((word) => ({
                  key: word,
                  label: word,
                  onRemove: () => setWords(words.filter((other) => other !== word)),
                }))}
              />
            </Row>
          )}
        </Stack>
        {words.length > 0 && found(query)}
        {error && !data && (
          <NotLoaded what="This page" onRetry={refetch}>
            {error.message}
          </NotLoaded>
        )}
        {!error && !data && (
          <Waiting label="Loading jobs, employers and guides">
            <SkeletonRows count={4} />
          </Waiting>
        )}
        {error && data && (
          <InlineAlert kind="error">{`We couldn’t update this page. ${error.message}`}</InlineAlert>
        )}
        {data && <Places {...data} />}
      </Stack>
    </PageLayout>
  );
}

const Places = ({ featured, categories, guides }: VeteranExplore) => (
  <>
    {categories.length > 0 && <JobFields categories={categories} />}
    {featured.length > 0 && <Employers featured={featured} />}
    {guides.length > 0 && <Guides guides={guides} />}
  </>
);

const JobFields = ({ categories }: Pick<VeteranExplore, 'categories'>) => (
  <section aria-labelledby="categories">
    <Typography level="h2" id="categories">
      Jobs by field
    </Typography>
    <Row as={List} gap="md" mt="lg">
      {categories.map(({ id, title, count }) => (
        <li key={id}>
          <Field to={`/veteran/jobs?jobType=jobs&industry=${id}`}>
            {title} <span>{count}</span>
          </Field>
        </li>
      ))}
    </Row>
  </section>
);

const Employers = ({ featured }: Pick<VeteranExplore, 'featured'>) => (
  <section aria-labelledby="featured">
    <Typography level="h2" id="featured">
      Employers who are hiring
    </Typography>
    <Grid>
      {featured.map(({ id, name, logo_url, city, industry, covenant, open_jobs }) => (
        <Item key={id} gap="lg">
          <CompanyMark name={name} src={logo_url} size={44} />
          <div>
            <JoyLink
              component={Link}
              to={`/veteran/jobs?${new URLSearchParams({ jobType: 'jobs', search: name })}`}
              level="title-sm"
            >
              {name}
            </JoyLink>
            <Typography level="body-sm">
              {[`${open_jobs} open ${open_jobs === 1 ? 'job' : 'jobs'}`, industry, city, promises[covenant]]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </div>
        </Item>
      ))}
    </Grid>
  </section>
);

const Guides = ({ guides }: Pick<VeteranExplore, 'guides'>) => (
  <section aria-labelledby="guides">
    <Typography level="h2" id="guides">
      Guides
    </Typography>
    <Grid>
      {guides.map(({ title, text, link }) => (
        <Item key={link} gap="lg">
          <div>
            <JoyLink component={Link} to={link} level="title-sm">
              {title}
            </JoyLink>
            <Typography level="body-sm">{text}</Typography>
          </div>
        </Item>
      ))}
    </Grid>
  </section>
);
