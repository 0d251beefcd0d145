import styled from '@emotion/styled';
import type { ResumeSections, SectionName } from '../../../api/resumes.ts';
import { resumeContent } from '../../../documents/resume/content.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const Entry = styled('div')({
  display: 'grid',
  gap: 4,
  '& > h3': typography['title-lg'],
  '& > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
  '& > ul': { paddingLeft: 20, maxWidth: '66ch' },
});

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
  return content.sections.map(({ name, heading, entries }) => (
    <section key={name}>
      <h2>{heading}</h2>
      {entries.map(({ title, detail, dates, lines }) => (
        <Entry key={[title, detail, dates, ...lines].join()}>
          {title && <h3>{title}</h3>}
          {(detail || dates) && <p>{[detail, dates].filter(Boolean).join(' · ')}</p>}
          {lines.length === 1 && <p>{lines[0]}</p>}
          {lines.length > 1 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Entry>
      ))}
    </section>
  ));
}
