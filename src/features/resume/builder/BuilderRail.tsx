import Button from '@mui/joy/Button';
import { SlidersHorizontal } from 'lucide-react';
import { Rail } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { resumeGroups } from './fields.ts';
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
        current={sections.current.key}
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
