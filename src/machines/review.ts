import { assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { StateMeta } from './meta.ts';

type SectionName = components['schemas']['SectionName'];

export type ReviewPart = SectionName | 'unplaced';

export interface ReviewLeft {
  /** In the order in which they open. */
  sections: readonly SectionName[];
  hasUnplaced: boolean;
}

export interface ReviewContext {
  left: ReviewLeft;
  section: SectionName | null;
  isOpening: boolean;
}

export type ReviewEvent =
  | { type: 'section.opened'; section: SectionName }
  | { type: 'unplaced.opened' }
  | { type: 'part.closed' }
  | { type: 'section.confirmed'; left: ReviewLeft }
  | { type: 'line.placed'; section: SectionName; hasUnplaced: boolean }
  | { type: 'answers.refused'; sections: readonly SectionName[] };

interface Named {
  section: SectionName;
}

const review = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as Pick<ReviewContext, 'left'>,
    meta: {} as StateMeta,
  },
  guards: {
    sectionIsLeft: (_, { sections }: Pick<ReviewLeft, 'sections'>) => sections.length > 0,
    sectionIsNamed: (_, { sections }: Pick<ReviewLeft, 'sections'>) => sections.length > 0,
    reviewIsOpening: ({ context }) => context.isOpening,
    linesAreUnplaced: (_, { hasUnplaced }: Pick<ReviewLeft, 'hasUnplaced'>) => hasUnplaced,
  },
  actions: {
    rememberLeft: assign((_, { left }: Pick<ReviewContext, 'left'>) => ({ left, isOpening: false })),
    openSection: assign((_, { section }: Named) => ({ section })),
    openFirst: assign((_, { sections }: Pick<ReviewLeft, 'sections'>) => ({ section: sections[0] ?? null })),
    closeSection: assign({ section: null }),
  },
});

const leftIn = ({ context }: { context: ReviewContext }) => context.left;
const sectionsIn = ({ event }: { event: Pick<ReviewLeft, 'sections'> }) => ({ sections: event.sections });
const sectionIn = ({ event }: { event: Named }) => ({ section: event.section });

export const reviewMachine = review.createMachine({
  id: 'review',
  description:
    'A veteran checks what was read from a CV. One part is open; a confirmed section opens the next.',
  context: ({ input }) => ({ ...input, section: null, isOpening: true }),
  initial: 'deciding',
  on: {
    'section.opened': { target: '.section', actions: { type: 'openSection', params: sectionIn } },
    'unplaced.opened': '.unplaced',
    'section.confirmed': {
      target: '.deciding',
      actions: { type: 'rememberLeft', params: ({ event }) => ({ left: event.left }) },
    },
    'line.placed': [
      {
        guard: { type: 'linesAreUnplaced', params: ({ event }) => ({ hasUnplaced: event.hasUnplaced }) },
        target: '.unplaced',
      },
      {
        target: '.section',
        actions: { type: 'openSection', params: sectionIn },
        description: 'That was the last line: the section that took it opens.',
      },
    ],
    'answers.refused': {
      guard: { type: 'sectionIsNamed', params: sectionsIn },
      target: '.section',
      actions: { type: 'openFirst', params: sectionsIn },
      description: 'An answer is missing or wrong: the first section that has one opens.',
    },
  },
  states: {
    deciding: {
      description: 'Which part needs a look next?',
      always: [
        {
          guard: { type: 'sectionIsLeft', params: leftIn },
          target: 'section',
          actions: { type: 'openFirst', params: leftIn },
        },
        { guard: { type: 'linesAreUnplaced', params: leftIn }, target: 'unplaced' },
        {
          guard: 'reviewIsOpening',
          target: 'section',
          actions: { type: 'openSection', params: { section: 'personal_details' } },
          description: 'The personal details open where nothing needs a look.',
        },
        { target: 'closed' },
      ],
    },
    section: {
      description: 'One section is open, next to the lines it was read from.',
      meta: { requirements: ['ONBOARD-12'] },
      exit: 'closeSection',
      on: { 'part.closed': 'closed' },
    },
    unplaced: {
      description: 'The lines that are in no section are open.',
      meta: { requirements: ['READ-02'] },
      on: { 'part.closed': 'closed' },
    },
    closed: { description: 'Every part is closed.' },
  },
});

export const openPart = (snapshot: SnapshotFrom<typeof reviewMachine>): ReviewPart | null =>
  snapshot.matches('unplaced') ? 'unplaced' : snapshot.context.section;
