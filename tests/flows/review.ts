import type { FlowCases } from 'statechart-paths';
import type { ReviewEvent, ReviewLeft } from '../../src/machines/review.ts';

const everything: ReviewLeft = { sections: ['civilian_exp', 'skills'], hasUnplaced: true };
const lines: ReviewLeft = { sections: [], hasUnplaced: true };
const nothing: ReviewLeft = { sections: [], hasUnplaced: false };

const events = {
  'opens a section': { type: 'section.opened', section: 'summary' },
  'opens the lines without a section': { type: 'unplaced.opened' },
  'closes what is open': { type: 'part.closed' },
  'confirms a section of several': { type: 'section.confirmed', left: everything },
  'confirms the last section before the lines': { type: 'section.confirmed', left: lines },
  'confirms the last section': { type: 'section.confirmed', left: nothing },
  'places one of several lines': { type: 'line.placed', section: 'skills', hasUnplaced: true },
  'places the last line': { type: 'line.placed', section: 'skills', hasUnplaced: false },
  'continues with an answer missing': { type: 'answers.refused', sections: ['skills', 'misc'] },
  'is refused for no answer of a section': { type: 'answers.refused', sections: [] },
} satisfies Record<string, ReviewEvent>;

export const cases: FlowCases = {
  inputs: {
    'sections and lines are left': { left: everything },
    'lines are left': { left: lines },
    'nothing is left': { left: nothing },
  },
  events,
};
