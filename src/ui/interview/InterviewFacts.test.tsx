import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';

type Shown = ComponentProps<typeof InterviewFacts>['interview'];

const video: Shown = {
  ...{ at: '2027-02-01T18:00:00Z', minutes: 45, mode: 'video', place: null },
  ...{ link: 'https://meet.example.com/a?x=1', other_zone: 'Europe/London', panel: [{ name: 'Kim Lee' }] },
};

const show = (interview: Shown) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <InterviewFacts interview={interview} format="By video" locale="en-GB" other="Northgate" />
      </MemoryRouter>
    </AppTheme>,
  );

const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

// These tests are in Los Angeles.
test('an interview is shown on both clocks, with its video call as a link', () => {
  show(video);
  screen.getByText('Mon, 1 Feb 2027, 10:00 GMT-8');
  screen.getByText('Mon, 1 Feb 2027, 18:00 GMT for Northgate');
  screen.getByText('On the panel: Kim Lee');
  expect(address(/^Open the video call/)).toBe('https://meet.example.com/a?x=1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an interview in person leads to its place on a map', () => {
  show({ ...video, mode: 'in_person', place: '4 Quay Road, Bristol', link: null, other_zone: null });
  expect(address(/^Show on a map/)).toBe(
    'https://www.openstreetmap.org/search?query=4%20Quay%20Road%2C%20Bristol',
  );
  expect(screen.queryByText(/for Northgate/)).toBeNull();
});
