import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { token } from '../theme/token.ts';
import { HeaderTabs } from './HeaderTabs.tsx';

const Line = styled('div')({ marginBottom: 32, borderBottom: `1px solid ${token.line}` });

const places = {
  jobs: { label: 'All jobs', to: '/veteran/jobs?jobType=jobs' },
  saved: { label: 'Saved', to: '/veteran/jobs?saved=1' },
  applications: { label: 'Applications', to: '/veteran/applications' },
} as const;

export const JobTabs = ({ current }: { current: keyof typeof places }) => (
  <Line>
    <HeaderTabs
      label="Jobs and applications"
      tabs={Object.entries(places).map(([key, place]) => ({
        ...place,
        component: Link,
        current: key === current,
      }))}
    />
  </Line>
);
