import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { HeaderTabs } from '../../../ui/layout/HeaderTabs.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { SavedKind } from '../useSave.ts';

const Line = styled('div')({
  marginBottom: 32,
  borderBottom: `1px solid ${token.line}`,
});

const places = {
  courses: { label: 'Courses', to: '/veteran/courses' },
  services: { label: 'Services', to: '/veteran/service-providers' },
  saved: { label: 'Saved', to: '/veteran/courses?saved=1' },
} as const;

const kept = {
  courses: { label: 'Saved courses', to: '/veteran/courses?saved=1' },
  services: { label: 'Saved services', to: '/veteran/service-providers?saved=1' },
} as const;

const tabsOf = (all: Record<string, { label: string; to: string }>, current: string) =>
  Object.entries(all).map(([key, place]) => ({ ...place, component: Link, current: key === current }));

export const ServiceTabs = ({ current, saved }: { current: keyof typeof places; saved?: SavedKind }) => (
  <Line>
    <HeaderTabs label="Courses and services" tabs={tabsOf(places, current)} />
    {saved && <HeaderTabs label="Saved" tabs={tabsOf(kept, saved)} />}
  </Line>
);
