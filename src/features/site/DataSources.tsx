import { useQuery } from '@tanstack/react-query';
import { dataSourcesQuery } from '../../api/occupations.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function DataSources() {
  const sources = useQuery(dataSourcesQuery());
  return (
    <>
      <h2>Places</h2>
      <p>
        Contains information from the{' '}
        <TextLink to="https://github.com/dr5hn/countries-states-cities-database">
          Countries States Cities Database
        </TextLink>
        , which is made available under the{' '}
        <TextLink to="https://opendatacommons.org/licenses/odbl/1-0/">
          Open Database License (ODbL) 1.0
        </TextLink>
        . Our list of states and cities is derived from it and is available under the same terms.
      </p>
      <h2>Occupations and military roles</h2>
      {sources.isPending && <Loader />}
      {sources.isError && (
        <NotLoaded what="The sources" onRetry={() => void sources.refetch()}>
          {sources.error.message}
        </NotLoaded>
      )}
      {sources.data?.map(({ id, title, release, publisher, licence, licence_url, url, credit }) => (
        <section key={id} aria-labelledby={`source-${id}`}>
          <h3 id={`source-${id}`}>
            {title}, {release}
          </h3>
          <p>
            <TextLink to={url}>{publisher}</TextLink>.{' '}
            {licence_url ? <TextLink to={licence_url}>{licence}</TextLink> : licence}.
          </p>
          <p>{credit}</p>
        </section>
      ))}
      <p>
        We have joined these sets, shortened some titles and left out repeats. What combat roles and the
        British trades mean in civilian life is our own work.
      </p>
    </>
  );
}
