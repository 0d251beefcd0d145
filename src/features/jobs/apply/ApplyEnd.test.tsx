import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { ApplyEnd } from './ApplyEnd.tsx';

test.each([true, false])(
  'what was written is saved only where the browser could store it: %s',
  (isStored) => {
    const { container } = render(
      <MemoryRouter>
        <ApplyEnd
          end="incomplete"
          job={undefined}
          user={aUser()}
          address="/jobs/1"
          isStored={isStored}
          updates={null}
        />
      </MemoryRouter>,
    );
    expect(container.textContent?.includes('We’ve saved what you wrote here.')).toBe(isStored);
  },
);

test('an application that was sent promises only the channels that are switched on', () => {
  const textWith = (updates: string | null) => {
    const { container, unmount } = render(
      <MemoryRouter>
        <ApplyEnd end="sent" job={undefined} user={aUser()} address="/jobs/1" isStored updates={updates} />
      </MemoryRouter>,
    );
    const text = container.textContent ?? '';
    unmount();
    return text;
  };
  expect(textWith('by email')).toContain('We’ll tell you by email when they open your CV.');
  expect(textWith(null)).not.toMatch(/tell you|email/);
  expect(textWith(null)).toContain('You can follow it in your applications.');
});
