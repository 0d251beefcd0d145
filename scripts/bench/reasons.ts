import type { MissedGoalReasons } from './figures.ts';

/** Repeats the reasons for each measured database. */
const everywhere = (of: Record<string, string>) =>
  Object.fromEntries(
    ['PGlite', 'PostgreSQL', 'A million on PostgreSQL'].flatMap((label) =>
      Object.entries(of).map(([what, why]) => [`${label}: ${what}, p95`, why]),
    ),
  );
const numbered = 'all that have it are looked up in the index, for their number';
const pagesOfJobs =
  'the start has 138 kB of them; what finds, lists and shows jobs is another 16 kB, their frame and fields 9';
const filesOfJobs =
  'what other pages share with these is in two files of its own, and the font is asked for ahead';
const steps =
  'headers, the id of the request, the tenant, rights, limits and the check of the answer take 40 µs of processor time, the rest of the call 64';
const aloud = 'a third of the connections ask for a quarter of a gigabyte as they come';

export const missedGoalReasons: MissedGoalReasons = {
  'load-jobs': {
    'Scripts until its first job can be opened': pagesOfJobs,
    'Requests until its first job can be opened': filesOfJobs,
  },
  'load-job': {
    'Scripts until one can apply': pagesOfJobs,
    'Requests until one can apply': filesOfJobs,
  },
  jobs: {
    ...everywhere({
      'a common word (3 in 10)': numbered,
      'a common word, page 50': numbered,
      'a common word with filters': numbered,
      'a word in the text': numbered,
      'a common word by date': numbered,
      'filters alone by date': 'all that fit are put in order',
      'a common word by salary': numbered,
      'what fits a veteran': '300 jobs are loaded and matched part by part, so that each can say why',
    }),
    'A request in the same small tenants: with 10,000 tenants against 10':
      'a word is looked up in the words of all tenants, and then in the jobs of the one',
  },
  profile: {
    'PGlite: the product against bare, both without row security': steps,
    'PostgreSQL: the product against bare, both without row security': steps,
  },
  'lighthouse-jobs': {
    Performance: '100 in another run of the same day: blocked for 66 to 104 ms from run to run',
  },
  crash: {
    'PGlite: ready again, median':
      'the database takes 0.4 s to open and 0.2 to play its log, the scripts of the server 0.3, its routes 0.2',
  },
  cv: { 'Heap after 600 keys more': '1.0 to 1.2 MB from run to run' },
  'slow-clients': {
    'All cut after':
      'Node looks at a connection twice before it cuts it, and the bench looks ten times a second',
    'Others, p95 during against alone': aloud,
  },
  'lighthouse-dashboard': {
    Performance: 'the two below',
    'Largest contentful paint': 'it waits for the scripts and then for its one call',
    'Total blocking time':
      'the scripts and a page of eight parts run at a quarter of this speed; only the first drawing comes in slices',
  },
};
