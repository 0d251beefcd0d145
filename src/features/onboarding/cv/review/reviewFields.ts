import type { components } from '../../../../../openapi.gen.d.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { draftField } from '../../conflict/draftField.ts';
import { itemRows } from './itemRows.ts';
import type { TypedReview } from './reviewState.ts';
import { definitions, itemsOf, sectionNames } from './sections.ts';

type OnboardingResume = components['schemas']['OnboardingResume'];

const titleOf = (name: SectionName) => definitions[name].title;

/** A draft has only the sections that differ from what was read. */
export const reviewFields = ({ resume }: OnboardingResume, reading: Parameters<typeof itemRows>[2]) => [
  ...sectionNames.map((name) =>
    draftField<TypedReview>(
      titleOf(name),
      ({ sections }) => sections?.[name] ?? resume.sections[name],
      ({ sections }) =>
        itemsOf({ ...resume.sections, ...sections }, name).flatMap((item) => [
          item.role_title,
          ...itemRows(name, item, reading).map(({ text, lines }) => lines ?? text),
        ]),
    ),
  ),
  draftField<TypedReview>(
    'Checked sections',
    ({ confirmed = [] }) => confirmed,
    ({ confirmed = [] }) => confirmed.map(titleOf),
  ),
  draftField<TypedReview>('Lines you’ve placed', ({ placed = [] }) => placed),
];
