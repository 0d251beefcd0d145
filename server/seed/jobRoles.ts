import { dataFile, listOf, number, text, tuple, whole } from '../formats/dataFiles.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';
import { spelledIn } from './spelling.ts';

const jobRoles = dataFile('server/seed/data/jobRoles.json', {
  domain: text,
  occupation: whole,
  uk_titles: tuple(text, text, text),
  us_titles: tuple(text, text, text),
  // Yearly pay for the first title, in thousands; each further title pays a tenth more.
  uk_pay: number,
  us_pay: number,
  does: tuple(text, text, text),
  needs: tuple(text, text, text),
  skills: listOf(text),
});

const jobPlaces = dataFile('server/seed/data/jobPlaces.csv', {
  tenant: countryOfTenant,
  town: text,
  state: text,
});

export const rolesIn = (country: DemoCountry) =>
  jobRoles().map(({ domain, occupation, does, needs, skills, ...role }) => {
    const spelled = (lines: string[]) => lines.map((line) => spelledIn(country, line));
    return {
      ...{ domain, occupation },
      titles: country === 233 ? role.us_titles : role.uk_titles,
      pay: country === 233 ? role.us_pay : role.uk_pay,
      ...{ does: spelled(does), needs: spelled(needs), skills: spelled(skills) },
    };
  });

export type RoleInCountry = ReturnType<typeof rolesIn>[number];

export const placesIn = (country: DemoCountry) => jobPlaces().filter(isOf(country));
