import type { Reasons } from './figures.ts';

const scripts =
  'the scripts that take over are parsed and run at a quarter of this speed; fewer of them is what would help';
const paint =
  'the page comes painted, and its one style block, font and scripts share the simulated line with it';

/** Why a goal of `docs/figures.md` is not reached. */
export const reasons: Reasons = {
  load: {
    'Requests until the form can be used':
      'the font is asked for ahead, so that the painted page does not move when it comes',
  },
  'load-recruiters': {
    'Scripts until its action can be used':
      'what carries the painted page over to the app weighs some 400 bytes in the start',
  },
  lighthouse: {
    Performance: 'the two below',
    'Largest contentful paint': paint,
    'Total blocking time': scripts,
  },
  'lighthouse-recruiters': {
    Performance: 'the two below',
    'Largest contentful paint': paint,
    'Total blocking time': scripts,
  },
  'lighthouse-dashboard': {
    Performance: 'the two below',
    'Largest contentful paint': 'it waits for the scripts and then for its one call',
    'Total blocking time': scripts,
  },
};
