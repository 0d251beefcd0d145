import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resume } from '../../../documents/resume/resumeContent.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Lead, PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ColourFilter } from './ColourFilter.tsx';
import { DesignRow } from './DesignRow.tsx';
import { type Colour, colours, layoutName, layouts, type TemplateId } from './designs.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  marginBottom: 16,
  color: token.link,
  fontWeight: 500,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const Rows = styled('div')({
  display: 'grid',
  gap: 40,
  '&[data-filtered]': {
    gap: '40px 24px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width:900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
const Problem = styled('div')({ marginBottom: 24 });

type GalleryProps = {
  resume: Resume;
  name: 'CV' | 'Resume';
  back: { to: string; label: string };
  problem: string | null;
  busy: boolean;
  onUse: (template: TemplateId, colour: Colour) => void;
  before?: ReactNode;
};

export function Gallery({ resume, name, back, problem, busy, onUse, before }: GalleryProps) {
  const [filter, setFilter] = useState<Colour | null>(null);
  const [selected, setSelected] = useState(resume.template_id);
  const [layout, colour] = selected.split('-') as [(typeof layouts)[number]['layout'], Colour];
  const show = (next: Colour | null) => {
    setFilter(next);
    if (next) setSelected(`${layout}-${next}`);
  };
  return (
    <PageLayout>
      <Back to={back.to}>
        <ArrowLeft size={18} aria-hidden="true" />
        {back.label}
      </Back>
      <Row gap="2xl" rowGap="lg" mb="3xl" align="end" justify="space-between">
        <div>
          <PageHeading>Choose a design</PageHeading>
          <Lead>There are twenty, all shown with your own content. You can change it at any time.</Lead>
        </div>
        <ColourFilter label={name === 'CV' ? 'Colours' : 'Colors'} value={filter} onChange={show} />
      </Row>
      {before}
      {problem && (
        <Problem>
          <InlineAlert kind="error">{problem}</InlineAlert>
        </Problem>
      )}
      <Rows role="radiogroup" aria-label="Designs" data-filtered={filter ?? undefined}>
        {layouts.map((layout) => (
          <DesignRow
            key={layout.layout}
            {...layout}
            name={layoutName(layout.layout)}
            colours={colours.map(({ colour }) => colour).filter((each) => !filter || each === filter)}
            resume={resume}
            chosen={selected}
            onChoose={setSelected}
            onUse={() => onUse(selected, colour)}
            busy={busy}
          />
        ))}
      </Rows>
    </PageLayout>
  );
}
