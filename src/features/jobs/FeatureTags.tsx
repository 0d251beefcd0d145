import styled from '@emotion/styled';
import { Award, Handshake, Languages, type LucideIcon, UserRoundCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCard } from '../../api/jobs.ts';
import { Hidden } from '../../ui/Hidden.tsx';
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

type FeatureTagsProps = {
  features: readonly Feature[];
  /** More of them are counted: “+2”. */
  max?: number;
};

export function FeatureTags({ features, max = features.length }: FeatureTagsProps) {
  const others = features
    .slice(max)
    .map((feature) => featureWords[feature])
    .join(', ');
  return (
    <>
      {features.slice(0, max).map((feature) => (
        <Tag key={feature} icon={icons[feature]}>
          {featureWords[feature]}
        </Tag>
      ))}
      {others && (
        <Tag>
          <span title={others} aria-hidden="true">{`+${features.length - max}`}</span>
          <Hidden>{others}</Hidden>
        </Tag>
      )}
    </>
  );
}
