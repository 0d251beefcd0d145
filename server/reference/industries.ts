import { dataFile, text, whole } from '../formats/dataFiles.ts';

/** The sectors that jobs, companies and career questions share. */
export const industryRows = dataFile('server/reference/data/industries.csv', { id: whole, title: text });
