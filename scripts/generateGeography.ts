/**
 * Writes server/reference/data/geography.json.gz from the @countrystatecity/countries data set.
 * Run by hand after that package was updated: `npx tsx scripts/generateGeography.ts`.
 * server/reference/data/README.md says what is taken, merged and left out.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  getAllCitiesOfCountry,
  getCountries,
  getStatesOfCountry,
  type ICity,
  type IState,
} from '@countrystatecity/countries';

type Place = { id: number; stateId: number; title: string; lat: number; lng: number };

const UK = 232;
const US = 233;
const target = new URL('../server/reference/data/geography.json.gz', import.meta.url);

/** The data set lists UK nations and local authorities together; only their type and code distinguish them. */
const NATIONS = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const NORTHERN_IRISH = new Set(['ABC', 'AND', 'ANN', 'BFS', 'CCG', 'DRS', 'FMO', 'LBC', 'MEA', 'MUL', 'NMD']);
const WELSH = new Set(
  'AGY BGE BGW CAY CGN CMN CRF CWY DEN FLN GWN MON MTY NTL NWP PEM POW RCT SWA TOF VGL WRX'.split(' '),
);
const AUTHORITY_NOT_TOWN = /^(County of|Sir|Metropolitan Borough of|Borough of) | (County Borough|Borough)$/;

/** US territories, which the data set treats as countries; its US rows for them have no cities. */
const TERRITORIES = ['GU', 'AS', 'VI'];
const NORTHERN_MARIANAS: Omit<Place, 'stateId'>[] = [
  { id: 1_900_001, title: 'Saipan', lat: 15.185, lng: 145.7467 },
  { id: 1_900_002, title: 'Tinian', lat: 14.9697, lng: 145.619 },
  { id: 1_900_003, title: 'Rota', lat: 14.1425, lng: 145.1855 },
];

const rounded = (degrees: string | null) => Math.round(Number(degrees) * 1e4) / 1e4;

function place(city: ICity, stateId: number): Place {
  return {
    id: city.id,
    stateId,
    title: city.name,
    lat: rounded(city.latitude),
    lng: rounded(city.longitude),
  };
}

function nationOf(authority: IState): keyof typeof NATIONS {
  if (NORTHERN_IRISH.has(authority.iso2)) return 'NIR';
  if (WELSH.has(authority.iso2)) return 'WLS';
  return authority.type === 'council area' ? 'SCT' : 'ENG';
}

function isNear(a: Place, b: Place) {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111 < 30;
}

function withoutRepeats(places: Place[]): Place[] {
  const placesByKey = new Map<string, Place[]>();
  return places.filter((place) => {
    const key = `${place.stateId} ${place.title.toLowerCase()}`;
    const others = placesByKey.get(key) ?? [];
    if (others.some((other) => isNear(place, other))) return false;
    placesByKey.set(key, [...others, place]);
    return true;
  });
}

async function unitedKingdom() {
  const rows = await getStatesOfCountry('GB');
  const nations = Object.entries(NATIONS).map(([code, title]) => ({
    id: rows.find((row) => row.iso2 === code)!.id,
    code,
    title,
  }));
  const authorities = rows.filter((row) => !(row.iso2 in NATIONS) && row.iso2 !== 'LND');
  const nationId = new Map(
    authorities.map((row) => [row.id, nations.find((nation) => nation.code === nationOf(row))!.id]),
  );
  const counties = new Set(authorities.map((row) => row.name).filter((name) => name.endsWith('shire')));
  const towns = (await getAllCitiesOfCountry('GB'))
    .filter((city) => !AUTHORITY_NOT_TOWN.test(city.name) && !counties.has(city.name))
    .map((city) => place(city, nationId.get(city.state_id)!));
  const boroughs = authorities
    .filter((row) => row.type === 'london borough')
    .map((row) => ({
      id: 1_000_000 + row.id,
      stateId: nationId.get(row.id)!,
      title: row.name,
      lat: rounded(row.latitude),
      lng: rounded(row.longitude),
    }));
  return {
    states: nations.map(({ id, title }) => ({ id, title })),
    cities: withoutRepeats([...towns, ...boroughs]),
  };
}

async function unitedStates() {
  const rows = (await getStatesOfCountry('US')).filter(
    (row) => row.type !== 'military postal region' && row.iso2 !== 'UM',
  );
  const idOf = (code: string) => rows.find((row) => row.iso2 === code)!.id;
  const cities = (await getAllCitiesOfCountry('US')).map((city) => place(city, city.state_id));
  for (const code of TERRITORIES) {
    cities.push(...(await getAllCitiesOfCountry(code)).map((city) => place(city, idOf(code))));
  }
  cities.push(...NORTHERN_MARIANAS.map((place) => ({ ...place, stateId: idOf('MP') })));
  return { states: rows.map((row) => ({ id: row.id, title: row.name })), cities: withoutRepeats(cities) };
}

async function main() {
  const countries = (await getCountries()).sort((a, b) => a.id - b.id);
  const offered = new Map([
    [UK, await unitedKingdom()],
    [US, await unitedStates()],
  ]);
  const states: [number, number, string][] = [];
  for (const country of countries) {
    const countryStates =
      offered.get(country.id)?.states ??
      (await getStatesOfCountry(country.iso2)).map((row) => ({ id: row.id, title: row.name }));
    states.push(...countryStates.map((row): [number, number, string] => [row.id, country.id, row.title]));
  }
  const cities = [...offered.values()]
    .flatMap((country) => country.cities)
    .sort((a, b) => a.stateId - b.stateId || a.id - b.id)
    .map((city) => [city.id, city.stateId, city.title, city.lat, city.lng]);
  const seed = {
    countries: countries.map((row) => [row.id, row.name, row.iso2, row.phonecode.replace(/\D/g, '')]),
    states,
    cities,
  };
  const packed = gzipSync(JSON.stringify(seed), { level: 9 });
  writeFileSync(target, packed);
  console.log(
    `${seed.countries.length} countries, ${states.length} states, ${cities.length} cities, ${packed.length} bytes`,
  );
}

await main();
