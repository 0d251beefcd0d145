import styled from '@emotion/styled';
import { Award, Handshake, Languages, type LucideIcon, UserRoundCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCard } from '../../api/jobs.ts';
import { token } from '../../ui/theme/token.ts';

type Feature = JobCard['veteran_features'][number];

const featureWords: Record<Feature, string> = {
  guaranteed_interview: 'Guaranteed interview',
  covenant_gold: 'Covenant Gold',
  skills_translated: 'Skills translated',
  mentor: 'Mentor for your first year',
  military_spouse_friendly: 'Military spouse friendly',
};

const icons: Record<Feature, LucideIcon> = {
  guaranteed_interview: Handshake,
  covenant_gold: Award,
  skills_translated: Languages,
  mentor: UserRoundCheck,
  military_spouse_friendly: UsersRound,
};

const Root = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 10px 4px 8px',
  borderRadius: 6,
  background: token.hover,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 600,
});
export const TagList = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none' });

export const Tag = ({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <Root>
    {Icon && <Icon size={15} aria-hidden="true" />}
    {children}
  </Root>
);

export const FeatureTags = ({ features }: { features: readonly Feature[] }) =>
  features.map((feature) => (
    <Tag key={feature} icon={icons[feature]}>
      {featureWords[feature]}
    </Tag>
  ));
