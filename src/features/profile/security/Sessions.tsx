import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OpenSession } from '../../../api/security.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { LoadFailure } from '../LoadFailure.tsx';

const momentOf = (moment: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

const countryOf = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

const nameOf = ({ device, place }: OpenSession, locale: string) =>
  [device ?? 'Unknown device', place && countryOf(place, locale)].filter(Boolean).join(', ');

interface SessionsProps {
  query: UseQueryResult<OpenSession[]>;
  locale: string;
  ending: number | null;
  onEnd: ((id: number) => void) | undefined;
}

export function Sessions({ query, locale, ending, onEnd }: SessionsProps) {
  const { data, error } = query;
  if (!data && error) return <LoadFailure query={query} what="They didn’t load." />;
  if (!data) return <Quiet role="status">Loading…</Quiet>;
  return (
    <List gap="lg" aria-label="Devices">
      {data.map((session) => {
        const name = nameOf(session, locale);
        const signedIn = momentOf(session.created_at, locale);
        return (
          <Row as="li" gap="2xl" rowGap="sm" align="center" justify="space-between" key={session.id}>
            <Stack breakWords>
              <strong>{name}</strong>
              <Quiet>
                {session.current ? 'This device' : `Last used ${momentOf(session.last_seen_at, locale)}`},
                signed in {signedIn}
              </Quiet>
            </Stack>
            {!session.current && (onEnd || ending === session.id) && (
              <Button
                variant="outlined"
                color="neutral"
                loading={ending === session.id}
                aria-label={`Sign out ${name}, signed in ${signedIn}`}
                onClick={() => onEnd?.(session.id)}
              >
                Sign out
              </Button>
            )}
          </Row>
        );
      })}
    </List>
  );
}
