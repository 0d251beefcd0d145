import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Identity } from '../../../api/security.ts';
import { providerNames } from '../../../ui/form/KeepIdentities.tsx';
import { List } from '../../../ui/List.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { formatDay, RowTitle, Subsection } from '../parts.ts';

type IdentitiesProps = {
  query: UseQueryResult<Identity[]>;
  locale: string;
  onUnlink: ((provider: Identity['provider']) => void) | undefined;
  children?: ReactNode;
};

export function Identities({ query, locale, onUnlink, children }: IdentitiesProps) {
  const { data, error } = query;
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<Identity['provider'] | null>(null);
  const canUnlink = onUnlink !== undefined;
  useEffect(() => {
    if (!canUnlink || !pressed.current) return;
    list.current?.querySelector<HTMLElement>(`[data-provider="${pressed.current}"] button`)?.focus();
    pressed.current = null;
  }, [canUnlink]);
  const unlink = (provider: Identity['provider']) => {
    pressed.current = provider;
    onUnlink?.(provider);
  };
  return (
    <Subsection aria-label="Linked sign-ins">
      <div>
        <RowTitle>Linked sign-ins</RowTitle>
        {data?.length === 0 && (
          <Quiet>None yet. To link one, sign in with Google or LinkedIn on the sign-in page.</Quiet>
        )}
        {!data && !error && <Quiet role="status">Loading…</Quiet>}
      </div>
      {error && !data && <LoadFailure query={query} what="They didn’t load." />}
      {data && data.length > 0 && (
        <List gap="md" ref={list}>
          {data.map(({ provider, email, linked_at }) => (
            <Row
              as="li"
              gap="2xl"
              rowGap="sm"
              align="center"
              justify="space-between"
              key={provider}
              data-provider={provider}
            >
              <Stack breakWords>
                <strong>{providerNames[provider]}</strong>
                <Quiet>
                  {email}, linked on {formatDay(linked_at, locale)}
                </Quiet>
              </Stack>
              {canUnlink && (
                <Button variant="outlined" color="neutral" onClick={() => unlink(provider)}>
                  Unlink {providerNames[provider]}
                </Button>
              )}
            </Row>
          ))}
        </List>
      )}
      {children}
    </Subsection>
  );
}
