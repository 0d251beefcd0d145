// Words in jobs and CVs of every kind: they say little about the work, and never prove a skill alone.
import { stemOf } from './stemOf.ts';

const words =
  'operation operations operational operate operator manage management manager managing system systems support plan planning plans team teams control controls equipment technical technician technology service services process processes general basic advanced quality data level certificate certification certified licence license course courses qualification qualified deliver delivery delivered develop development ensure maintain maintenance provide provided responsible duties job role member members people staff personnel lead leader leadership led officer officers senior junior assistant specialist engineer engineering unit units company site sites area areas local national international standard standards high time daily check checks report reports write keep kept run ran make made carry carried take give help time cost right safe safety customer customers communication teamwork problem solving decision making attention detail resilience organisation organization business project projects resource resources task tasks standard training train trained teach lead supervise supervised brief briefing stock office record records test tests install valid hold held mechanical electrical open join welcome new small large multi own sense head interest tool tools clean full must hands busy worker tech'.split(
    ' ',
  );

const stems = new Set(words.map(stemOf));

export const isGeneric = (stem: string): boolean => stems.has(stem);

/** Ends the name of a concept that is also a general word: “lead_” is leadership, while “lead” may be anything. */
export const conceptMark = '_';

export const stemWeight = (stem: string): number =>
  isGeneric(stem.endsWith(conceptMark) ? stem.slice(0, -conceptMark.length) : stem) ? 0.2 : 1;
