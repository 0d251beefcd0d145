import { choice } from '../formats/dataFiles.ts';

export type DemoCountry = 232 | 233;

const tenant = choice('uk', 'us');

export const countryOfTenant = (value: unknown): DemoCountry => (tenant(value) === 'us' ? 233 : 232);

export const isOf =
  (country: DemoCountry) =>
  (row: { tenant: DemoCountry }): boolean =>
    row.tenant === country;
