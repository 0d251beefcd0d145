import { writeArtefact } from './artefact.ts';
import { packMilitary } from './packMilitary.ts';
import { packOnet } from './packOnet.ts';
import { linkSoc2020, packSoc2020 } from './packSoc2020.ts';
import { openSourceSets } from './sourceSets.ts';

export async function packRelease(folder: string): Promise<Buffer> {
  const sets = openSourceSets(folder);
  const onet = packOnet(sets);
  const soc2020 = packSoc2020(sets);
  const links = await linkSoc2020(sets, soc2020, onet.onet);
  const military = await packMilitary(sets, new Set(onet.onet.map(({ code }) => code)));
  const active = military.roles.filter((role) => role.active).length;
  return writeArtefact(
    [
      { id: 'onet', release: sets.releaseOf(/^Occupation_Data/), rows: onet.onet.length },
      { id: 'soc2020', release: '2020', rows: soc2020.length },
      { id: 'crosswalk', release: sets.releaseOf(/^milx/), rows: active },
      {
        id: 'occupational-database',
        release: sets.releaseOf(/^dod_odb/),
        rows: military.roles.length - active,
      },
      { id: 'bls-crosswalks', release: '2015, 2017', rows: links.flat().length },
    ],
    { ...onet, soc2020, links },
    military,
  );
}
