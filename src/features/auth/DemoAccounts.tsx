import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { type DemoPeople, demoPeopleQuery } from '../../api/demo.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { List } from '../../ui/List.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';
import { token } from '../../ui/theme/token.ts';

export type Persona = DemoPeople['personas'][number] & { password: string };

const People = styled(List)({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  '& > li + li': { borderTop: `1px solid ${token.line}` },
});

const Person = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontSize: '0.875rem',
  lineHeight: '20px',
  cursor: 'pointer',
  color: token.quiet,
  '& > strong': { display: 'block', fontWeight: 600, color: token.ink },
  '&:hover': { background: token.hover },
  '&:focus-visible': { outlineOffset: -3 },
});

export function DemoAccounts({
  accountType,
  onChoose,
}: {
  accountType?: Persona['role'];
  onChoose: (persona: Persona) => void;
}) {
  const { data, error, refetch } = useQuery(demoPeopleQuery());
  if (error) {
    return (
      <InlineAlert kind="error">
        {error.message}{' '}
        <JoyTheme>
          <Button size="sm" variant="plain" onClick={() => refetch()}>
            Try again
          </Button>
        </JoyTheme>
      </InlineAlert>
    );
  }
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows count={3} />
      </Waiting>
    );
  }
  const people = data.personas.filter((persona) => !accountType || persona.role === accountType);
  return (
    <People>
      {people.map((persona) => (
        <li key={persona.key}>
          <Person type="button" onClick={() => onChoose({ ...persona, password: data.password })}>
            <strong>{`${persona.name} · ${persona.key}`}</strong>
            {persona.state}
          </Person>
        </li>
      ))}
    </People>
  );
}
