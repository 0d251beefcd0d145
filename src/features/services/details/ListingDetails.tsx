import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Category } from '../../../api/services.ts';
import { Card } from '../../../ui/Card.tsx';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 72px',
  alignItems: 'start',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const By = styled('div')({ ...typography['body-lg'], color: token.second, overflowWrap: 'anywhere' });
const Section = styled('section')({
  display: 'grid',
  gap: 8,
  maxWidth: '66ch',
  '& > h2': typography.h2,
});
const Because = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 20 });

type ToldProps = {
  title: string;
  by: ReactNode;
  category: Category;
  because: readonly string[];
  html: string;
  sections: readonly { title: string; text: ReactNode }[];
  aside: ReactNode;
};

export function ListingDetails({ title, by, category, because, html, sections, aside }: ToldProps) {
  return (
    <Columns>
      <Stack gap="3xl" breakWords>
        <Stack gap="sm" align="start">
          <CategoryTag category={category} />
          <PageHeading>{title}</PageHeading>
          <By>{by}</By>
        </Stack>
        {because.length > 0 && (
          <Card as="section" aria-label="Recommended because">
            <Title level="title-sm">Recommended because</Title>
            <Because>
              {because.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Because>
          </Card>
        )}
        <RichText html={html} />
        {sections.map((section) => (
          <Section key={section.title}>
            <h2>{section.title}</h2>
            <div>{section.text}</div>
          </Section>
        ))}
      </Stack>
      {aside}
    </Columns>
  );
}
