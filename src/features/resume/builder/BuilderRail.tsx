import Button from '@mui/joy/Button';
import { SlidersHorizontal, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Rail } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { resumeGroups, tailoring } from './fields.ts';
import { findingsIn } from './findings.ts';
import { Health } from './Health.tsx';
import { sectionProgress } from './progress.ts';
import type { EditedResume } from './resumeEditor.ts';
import type { Sections } from './useSections.ts';

interface BuilderRailProps {
  edited: EditedResume;
  name: string;
  sections: Sections;
  isDesigning: boolean;
  onDesigning: (isDesigning: boolean) => void;
}

export function BuilderRail({ edited, name, sections, isDesigning, onDesigning }: BuilderRailProps) {
  const { content, document } = edited;
  return (
    <Rail>
      <SectionRoute
        points={resumeGroups.map((group) => ({ ...group, ...sectionProgress(group, content) }))}
        current={sections.isTailoring ? '' : sections.current.key}
        label={`Sections of your ${name}`}
        addressOf={sections.addressOf}
      />
      <Health
        completeness={document.completeness}
        findings={findingsIn(edited)}
        name={name}
        addressOf={sections.addressOf}
      />
      <Button
        component={Link}
        to={sections.addressOf(tailoring.key)}
        aria-current={sections.isTailoring ? 'page' : undefined}
        variant="outlined"
        color="neutral"
        size="sm"
        startDecorator={<Target size={18} aria-hidden="true" />}
        sx={{ mt: 2, mr: 1 }}
        onClick={() => onDesigning(false)}
      >
        {tailoring.title}
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        size="sm"
        startDecorator={<SlidersHorizontal size={18} />}
        sx={{ mt: 2 }}
        onClick={() => onDesigning(!isDesigning)}
      >
        {isDesigning ? 'Back to the form' : 'Paper size and section order'}
      </Button>
    </Rail>
  );
}
