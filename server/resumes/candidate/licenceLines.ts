import type { ResumeSections } from '../sections/sectionRules.ts';

/** The lines about driving and licences in a CV's other parts, each with its heading, which says what it is a licence for. */
export const licenceLines = ({ misc }: Pick<ResumeSections, 'misc'>) =>
  misc
    .filter(({ heading }) => /licen[cs]e|driving|driver/i.test(heading ?? ''))
    .flatMap((part) =>
      (part.text ?? '').split('\n').map((line) => ({ part, text: `${part.heading}: ${line}` })),
    );
