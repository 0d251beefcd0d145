import styled from '@emotion/styled';
import { Stack } from '../../../ui/Stack.tsx';

const Names = styled('ul')({
  maxHeight: 160,
  overflowY: 'auto',
  margin: 0,
  paddingLeft: 20,
  overflowWrap: 'anywhere',
});

type PeopleProps = { label: string; people: readonly { id: number; name: string; detail?: string }[] };

/** Whom a step for several applicants is about. */
export function People({ label, people }: PeopleProps) {
  return (
    <Stack gap="xs">
      <strong>{label}</strong>
      <Names aria-label={label} tabIndex={people.length > 6 ? 0 : undefined}>
        {people.map(({ id, name, detail }) => (
          <li key={id}>{detail ? `${name} · ${detail}` : name}</li>
        ))}
      </Names>
    </Stack>
  );
}
