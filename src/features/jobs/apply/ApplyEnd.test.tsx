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
        <ApplyEnd end="incomplete" job={undefined} user={aUser()} address="/jobs/1" isStored={isStored} />
      </MemoryRouter>,
    );
    expect(container.textContent?.includes('We’ve saved what you wrote here.')).toBe(isStored);
  },
);
