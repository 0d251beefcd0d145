import JoyLink from '@mui/joy/Link';
import { ExternalLink } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { useFacts } from './flowFacts.ts';
import type { Flow } from './library.ts';
import { areaAt } from './pages.ts';
import { Code, HintText } from './parts.ts';
import { addressOf, findScreen, nearestPerson } from './people.ts';
import { usePeople } from './usePeople.ts';

const Breaking = ({ path }: { path: string }) =>
  path.split(/(?<=[/?&])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

export function ScreenFacts({ flow, state }: { flow: Flow; state: string }) {
  const { pages } = useFacts();
  const people = usePeople();
  const screen = useMemo(() => findScreen(flow.machine, state), [flow, state]);
  const person = useMemo(
    () => nearestPerson(people, flow.machine, state, pages),
    [people, flow, state, pages],
  );
  const own = flow.model.states.find(({ path }) => path === state)?.page ?? null;
  if (!screen && !own) return null;
  const address = screen ? addressOf(screen) : '';
  const isOpen = screen !== null && areaAt(pages, screen.path) === 'public';
  const href = person
    ? `/flows/open?${new URLSearchParams({ person: person.key, to: address })}`
    : isOpen
      ? address
      : null;
  return (
    <>
      <dt>Screen</dt>
      <dd>
        {href === null ? (
          <Code>{own ?? address}</Code>
        ) : (
          <JoyLink
            href={href}
            target="_blank"
            underline="always"
            level="body-sm"
            sx={{ display: 'inline' }}
            aria-label={`${address}${person ? ` as ${person.name}` : ''}, in a new tab`}
          >
            <Breaking path={address} /> <ExternalLink size={14} aria-hidden="true" />
          </JoyLink>
        )}
        {person && <HintText>{`As ${person.name}: ${lowerFirst(person.state)}`}</HintText>}
      </dd>
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
