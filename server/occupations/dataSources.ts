import type { components } from '../../openapi.gen.d.ts';
import { currentRelease } from './reference.ts';
import type { DataSet } from './release/artefact.ts';

type Source = components['schemas']['DataSource'];

const byUsGovernment = {
  licence: 'Work of the US government, in the public domain in the US',
  licence_url: null,
};
const creativeCommons = { licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/' };

const sources: Record<DataSet['id'], Omit<Source, 'id' | 'release' | 'rows'>> = {
  onet: {
    title: 'O*NET Database',
    publisher: 'US Department of Labor, Employment and Training Administration',
    ...creativeCommons,
    url: 'https://www.onetcenter.org/database.html',
    credit:
      'This page includes information from the O*NET 30.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Valour has modified all or some of this information.',
  },
  soc2020: {
    title: 'Standard Occupational Classification 2020',
    publisher: 'Office for National Statistics',
    licence: 'Open Government Licence v3.0',
    licence_url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    url: 'https://www.ons.gov.uk/methodology/classificationsandstandards/standardoccupationalclassificationsoc/soc2020',
    credit:
      'Contains public sector information licensed under the Open Government Licence v3.0. Source: Office for National Statistics.',
  },
  crosswalk: {
    title: 'O*NET Military Crosswalk',
    publisher: 'Defense Manpower Data Center and US Department of Labor',
    ...creativeCommons,
    url: 'https://www.onetcenter.org/crosswalks.html',
    credit:
      'Military codes in force and the occupations they are matched with, from the O*NET Military Crosswalk. Used under the CC BY 4.0 license.',
  },
  'occupational-database': {
    title: 'DoD Occupational Database',
    publisher: 'US Department of Defense',
    ...byUsGovernment,
    url: 'https://www.dmdc.osd.mil',
    credit: 'Descriptions of duties, and codes that are no longer in force.',
  },
  'bls-crosswalks': {
    title: 'ISCO-08 to SOC 2010, and SOC 2010 to SOC 2018',
    publisher: 'US Bureau of Labor Statistics',
    ...byUsGovernment,
    url: 'https://www.bls.gov/soc/',
    credit: 'Joins UK and US occupations.',
  },
};

export const titleOfSet = (id: DataSet['id']) => sources[id].title;

const monthOf: Record<string, string> = { '2016-03': 'March 2016', '0724': 'July 2024' };

const readable = ({ release }: DataSet) => monthOf[release] ?? release.replace('_', '.');

export function dataSources(): Source[] {
  return currentRelease().head.sets.map((set) => {
    const { credit, ...source } = sources[set.id];
    return {
      ...{ id: set.id, rows: set.rows, release: readable(set), ...source },
      credit: credit.replace('O*NET 30.2', `O*NET ${readable(set)}`),
    };
  });
}
