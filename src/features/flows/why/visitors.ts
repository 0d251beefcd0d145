import type { User } from '../../../api/profile.ts';
import { fullName } from '../../../api/profile.ts';
import type { Visitor } from '../../../machines/access.ts';
import { signedInAs } from '../../../machines/auth/setup.ts';
import { type DemoPerson, visitorOf } from '../people.ts';

export interface VisitorOption {
  key: string;
  label: string;
  visitor: Visitor;
}

export const byHand = 'hand';

function me(user: User): VisitorOption {
  const { userId: _, ...visitor } = signedInAs(user);
  return { key: 'me', label: `${fullName(user)}, signed in here`, visitor };
}

export function visitorOptions(
  user: User | undefined,
  people: readonly DemoPerson[],
  created: Visitor,
): VisitorOption[] {
  return [
    ...(user ? [me(user)] : []),
    { key: 'guest', label: 'Nobody is signed in', visitor: { kind: 'guest', sessionExpired: false } },
    { key: 'expired', label: 'Session expired', visitor: { kind: 'guest', sessionExpired: true } },
    ...people.map((person) => ({
      key: person.key,
      label: `${person.name} · ${person.key}`,
      visitor: visitorOf(person),
    })),
    { key: byHand, label: 'Someone else…', visitor: created },
  ];
}
