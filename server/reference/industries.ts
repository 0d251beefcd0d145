import { dataFile, text, whole } from '../formats/dataFiles.ts';

export const industryRows = dataFile('server/reference/data/industries.csv', { id: whole, title: text });
