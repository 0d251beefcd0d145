import JoyLink from '@mui/joy/Link';

/** Where our lists come from, and under which licence they stand. */
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
        . Our list of states and cities is derived from it and stands under the same licence.
      </p>
      <p>What a military role is called in civilian life was put together by hand.</p>
    </>
  );
}
