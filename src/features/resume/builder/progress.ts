import {
  isResumeList,
  personFields,
  type ResumeListName,
  resumeLists,
} from '../../../documents/resume/fields.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { counted } from '../../../ui/intl.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import type { BuilderContent } from './builderContent.ts';
import { missingFields, missingInEntry, type ResumeGroup, resumeItems } from './fields.ts';

interface Standing {
  state: WayPointState;
  detail: string;
}

const needs = (labels: string[]) => `Add ${labels.slice(0, 2).join(', ').toLowerCase()}`;

const isOptional = (key: SectionName) => key === 'civilian_exp' || key === 'military_exp' || key === 'misc';

function listProgress(group: ResumeGroup, { sections }: BuilderContent): Standing {
  const names = group.sections.filter(isResumeList) as ResumeListName[];
  const filled = names.filter((name) => resumeItems(sections, name).length > 0);
  if (filled.length === 0)
    return isOptional(group.key)
      ? { state: 'skipped', detail: 'None yet, and that’s fine' }
      : { state: 'ahead', detail: 'None yet' };
  const missing = filled.flatMap((name) =>
    resumeItems(sections, name).flatMap((item) => missingInEntry(name, item)),
  );
  if (missing.length > 0) return { state: 'ahead', detail: needs(missing) };
  const detail =
    group.key === 'misc'
      ? filled
          .map((name, index) =>
            index === 0 ? resumeLists[name].title : resumeLists[name].title.toLowerCase(),
          )
          .join(', ')
      : group.key === 'education'
        ? counted(
            filled.reduce((sum, name) => sum + resumeItems(sections, name).length, 0),
            'entry',
            'entries',
          )
        : counted(resumeItems(sections, names[0] ?? 'misc').length, resumeLists[names[0] ?? 'misc'].singular);
  return { state: 'done', detail };
}

export function sectionProgress(group: ResumeGroup, content: BuilderContent): Standing {
  const { personal_details: person = {}, summary } = content.sections;
  if (group.key === 'personal_details') {
    const missing = missingFields(personFields, person);
    return missing.length === 0
      ? { state: 'done', detail: 'Complete' }
      : { state: 'ahead', detail: needs(missing) };
  }
  if (group.key === 'summary') {
    const words = summary?.text?.trim().split(/\s+/).filter(Boolean).length ?? 0;
    return words > 0
      ? { state: 'done', detail: counted(words, 'word') }
      : { state: 'ahead', detail: 'Not written yet' };
  }
  return listProgress(group, content);
}
