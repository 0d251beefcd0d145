import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import { Card } from '../Card.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';

const Section = styled('section')({ display: 'grid', gap: 12, width: '100%' });

export const DecisionText = styled('p')({
  color: token.second,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '[data-nested] > &': { fontSize: '0.9375rem', lineHeight: '22px' },
});

export const DecisionActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type DecisionCardProps = {
  id: string;
  title: string;
  /** Takes the focus once the decision has changed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** An offer or an interview that somebody has to decide on. */
export const DecisionCard = ({ id, title, titleRef, children }: DecisionCardProps) => (
  <Card as="section" gap="xl" breakWords aria-labelledby={id}>
    <Title level="h3" id={id} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
      {title}
    </Title>
    {children}
  </Card>
);

type DecisionSectionProps = {
  title: string;
  sectionRef: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** The same within another card, which has its own heading and main action. */
export const DecisionSection = ({ title, sectionRef, children }: DecisionSectionProps) => (
  <Section ref={sectionRef} tabIndex={-1} aria-label={title} data-nested>
    {children}
  </Section>
);
