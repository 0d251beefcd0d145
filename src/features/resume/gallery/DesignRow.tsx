import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useMemo } from 'react';
import type { Resume } from '../../../documents/resume/resumeContent.ts';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { FirstPage } from '../drawing/FirstPage.tsx';
import {
  type Colour,
  colourOf,
  designName,
  type TemplateId,
  type TemplateLayout,
  toTemplateId,
} from './designs.ts';

const Columns = styled(Stack)({
  '@media (min-width:900px)': {
    '&:not([data-alone])': { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 32 },
  },
  '&[data-alone]': { alignContent: 'start', '& > :last-child': { order: -1, gridTemplateColumns: '1fr' } },
});
const About = styled('div')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  justifyItems: 'start',
});
const Designs = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width:600px)': { gap: 24, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});
const Design = styled('label')({
  position: 'relative',
  display: 'block',
  borderRadius: 6,
  cursor: 'pointer',
  outlineOffset: 4,
  '&:hover': { outline: `2px solid ${token.lineStrong}` },
  '&:has(:checked)': { outline: `3px solid ${token.mark}` },
  '&:has(:focus-visible)': { outline: `3px solid ${token.mark}`, outlineOffset: 6 },
});

const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

type DesignRowProps = {
  layout: TemplateLayout;
  name: string;
  about: string;
  colours: Colour[];
  resume: Resume;
  chosen: TemplateId;
  onChoose: (id: TemplateId) => void;
  onUse: () => void;
  busy: boolean;
};

function Choice({
  id,
  resume,
  chosen,
  onChoose,
}: { id: TemplateId } & Pick<DesignRowProps, 'resume' | 'chosen' | 'onChoose'>) {
  const inThisDesign = useMemo(() => ({ ...resume, template_id: id }), [resume, id]);
  return (
    <Design>
      <Radio
        type="radio"
        name="design"
        value={id}
        checked={chosen === id}
        aria-label={designName(id)}
        onChange={() => onChoose(id)}
      />
      <FirstPage resume={inThisDesign} pageSize={resume.page_size} width={240} />
    </Design>
  );
}

export function DesignRow({
  layout,
  name,
  about,
  colours,
  resume,
  chosen,
  onChoose,
  onUse,
  busy,
}: DesignRowProps) {
  const isSelected = chosen.startsWith(`${layout}-`);
  return (
    <Columns as="section" gap="lg" aria-label={name} data-alone={colours.length === 1 ? '' : undefined}>
      <About>
        <Typography level="h3" component="h2">
          {name}
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          {about}
        </Typography>
        {isSelected && (
          <>
            <StatusChip mark="here" state={`Chosen, ${colourOf(chosen)}`} />
            <Button loading={busy} onClick={onUse} sx={{ mt: 1 }}>
              Use this design
            </Button>
          </>
        )}
      </About>
      <Designs>
        {colours.map((colour) => (
          <Choice
            key={colour}
            id={toTemplateId(layout, colour)}
            resume={resume}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </Designs>
    </Columns>
  );
}
