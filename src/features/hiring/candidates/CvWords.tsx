import type { ResumeSections } from '../../../api/resumes.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { resumeContent } from '../../../documents/resume/resumeContent.ts';
import { CvEntries } from '../../../ui/cv/CvEntries.tsx';

const order: SectionName[] = [
  'summary',
  'military_exp',
  'civilian_exp',
  'education',
  'training',
  'awards',
  'volunteering',
  'interest',
  'misc',
];

export function CvWords({ sections }: { sections: ResumeSections }) {
  const content = resumeContent({
    kind: 'cv',
    template_id: 'meridian-black',
    page_size: 'a4',
    section_order: order,
    hidden_sections: [],
    sections,
    military_titles: {},
  });
  return content.sections.map(({ name, heading, kind, entries }) => (
    <section key={name}>
      <h2>{heading}</h2>
      <CvEntries kind={kind} entries={entries} heading="h3" />
    </section>
  ));
}
