import JoyLink from '@mui/joy/Link';

/** Where our lists come from, and the terms they’re available under. */
export function DataSources() {
  return (
    <>
      <p>
        Contains information from the{' '}
        <JoyLink href="https://github.com/dr5hn/countries-states-cities-database">
          Countries States Cities Database
        </JoyLink>
        , which is made available under the{' '}
        <JoyLink href="https://opendatacommons.org/licenses/odbl/1-0/">
          Open Database License (ODbL) 1.0
        </JoyLink>
        . Our list of states and cities is derived from it and is available under the same terms.
      </p>
      <p>We compiled the civilian equivalents of military roles ourselves.</p>
    </>
  );
}
