import { describe, expect, test } from 'vitest';
import { readCv } from './readCv.ts';

async function read(file: string | object) {
  const bytes = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const reading = await readCv(bytes, { countryId: 233 });
  if (!reading.ok) throw new Error(reading.message);
  const { first_name, middle_name, last_name } = reading.sections.personal_details ?? {};
  const parts = [first_name, middle_name, last_name].filter((part) => part !== undefined);
  return { parts, unmapped: reading.unmapped };
}

const job =
  'ann@example.org\n\nWORK EXPERIENCE\nWarehouse Manager, Kestrel Freight\n2014 - 2016\n- Led a team of twenty.\n';

describe('INPUT-02 the parts of a labelled name', () => {
  test.each<[string, string[], string[]?]>([
    ['Eddie Van Halen', ['Eddie', 'Van Halen']],
    ['Ana De La Cruz', ['Ana', 'De La Cruz']],
    ['Susan St. James', ['Susan', 'St. James']],
    ['Seán Ó Briain', ['Seán', 'Ó Briain']],
    ['Siobhán Ní Bhriain', ['Siobhán', 'Ní Bhriain']],
    ['Gerard ’t Hooft', ['Gerard', '’t Hooft']],
    ['Juan Ortega y Gasset', ['Juan', 'Ortega y Gasset']],
    ['Karl von und zu Hohenfels', ['Karl', 'von und zu Hohenfels']],
    ['Omar bin al-Rashid', ['Omar', 'bin al-Rashid']],
    ['Berg, Jan van der', ['Jan', 'van der Berg']],
    ['Ann Lee IV', ['Ann', 'Lee IV']],
    ['Ann Lee V', ['Ann', 'Lee V']],
    ['Ann Mary Lee 3rd', ['Ann', 'Mary', 'Lee 3rd']],
    ['Ann Lee, PhD', ['Ann', 'Lee, PhD']],
    ['Ann Lee, M.D.', ['Ann', 'Lee, M.D.']],
    ['Ann Lee, RN, BSN', ['Ann', 'Lee, RN, BSN']],
    ['Lee, Ann, Jr.', ['Ann', 'Lee Jr.']],
    ['Lee Jr., Ann', ['Ann', 'Lee Jr.']],
    ['Lee, Ann MBE', ['Ann', 'Lee MBE']],
    ['LEE, ANN', ['ANN', 'LEE']],
    ['LEE, Ann Mary', ['Ann', 'Mary', 'LEE']],
    ['JEAN PAUL DUPONT', ['JEAN', 'PAUL', 'DUPONT']],
    ['Jean Paul DUPONT', ['Jean', 'Paul', 'DUPONT']],
    ['Dr. Ann Lee', ['Ann', 'Lee'], ['Dr.']],
    ['Staff Sergeant Ann Lee', ['Ann', 'Lee'], ['Staff Sergeant']],
    ['SSG (Ret.) Ann Lee', ['Ann', 'Lee'], ['SSG (Ret.)']],
    ['Lt. Col. Ann van der Berg', ['Ann', 'van der Berg'], ['Lt. Col.']],
    ['Ann Lee, SSG, US Army (Ret.)', ['Ann', 'Lee'], ['SSG', 'US Army (Ret.)']],
    ['Lee, Sgt Ann Mary', ['Ann', 'Mary', 'Lee'], ['Sgt']],
    ['Major Lee', ['Major', 'Lee']],
    ['Robin Major', ['Robin', 'Major']],
  ])('INPUT-02 %s', async (name, parts, left = []) => {
    expect(await read({ basics: { name } })).toEqual({ parts, unmapped: left });
    expect(await read(`Name: ${name}\n${job}`)).toEqual({ parts, unmapped: left });
  });

  test.each([
    ['on one line', 'First name: Ann Middle name: Mary Surname: de la Cruz'],
    ['in the cells of a table', 'Forename(s)\tAnn\nMiddle name\tMary\nLast name\tde la Cruz'],
    ['next to each other', 'First name: Ann    Middle name: Mary    Last name: de la Cruz'],
  ])('INPUT-02 labels of their own %s', async (_, lines) => {
    expect(await read(`${lines}\n${job}`)).toEqual({ parts: ['Ann', 'Mary', 'de la Cruz'], unmapped: [] });
  });
});

test.each([
  ['no middle name', 'First name: Ann\nMiddle name: N/A\nLast name: Lee', ['Ann', 'Lee']],
  ['a name that begins like a label', 'Name\tTelford Lee', ['Telford', 'Lee']],
  ['the heads of a table', 'Name\tRank\tUnit', []],
])('of a form, %s', async (_, lines, parts) => {
  expect((await read(`${lines}\n${job}`)).parts).toEqual(parts);
});

describe('a name without a label', () => {
  test.each<[string, string[]]>([
    ['STAFF SERGEANT ANN LEE', ['Ann', 'Lee']],
    ['Corporal Ann Lee', ['Ann', 'Lee']],
    ['SSG Ann Lee', ['Ann', 'Lee']],
    ['CSM(R) Ann Lee', ['Ann', 'Lee']],
    ['MAJ Ann Lee, USA (Ret.)', ['Ann', 'Lee']],
    ['Captain (Ret.) Ann Lee', ['Ann', 'Lee']],
    ['Ann Lee, SSG, US Army', ['Ann', 'Lee']],
    ['LEE, Ann Mary', ['Ann', 'Mary', 'Lee']],
    ['Sgt Ann Lee, RLC', ['Ann', 'Lee']],
    ['Sgt Ann Lee, RLC, III', ['Ann', 'Lee III']],
    ['LANE, Preston', ['Preston', 'Lane']],
    ['J.R. Lee', ['J.R.', 'Lee']],
    ['ANN LEE III', ['Ann', 'Lee III']],
    ['Omar al-Rashid', ['Omar', 'al-Rashid']],
    ['Juan Ortega y Gasset', ['Juan', 'Ortega y Gasset']],
    ['Ann Lee BSc (Hons)', ['Ann', 'Lee']],
    ['Robin Hale, Esq.', ['Robin', 'Hale']],
    ['ROBIN HALE, Esq', ['Robin', 'Hale']],
    ['Robin Hale Esquire', ['Robin', 'Hale']],
    ['ROBIN HALE, Jr', ['Robin', 'Hale Jr']],
    ['Robin Hale, Jr., Esq., MBE', ['Robin', 'Hale Jr.']],
    ['Robin Hale, Phd', ['Robin', 'Hale']],
    ['Robin Hale, BEng (Hons), CEng, FInstLM', ['Robin', 'Hale']],
    ['Robin Hale, PMP®, CSM, XYZ-AB', ['Robin', 'Hale']],
    ['Robin Hale, KC', ['Robin', 'Hale']],
    ['Captain Robin Sales, RN', ['Robin', 'Sales']],
  ])('%s', async (name, parts) => {
    expect((await read(`${name}\n${job}`)).parts).toEqual(parts);
  });

  test.each([
    ...['Corporal Royal Signals', 'Sergeant Section Commander', 'Silver Spring, MD', 'LEEDS, England'],
    ...['TELFORD, Shropshire', 'PROJECT MANAGER, Logistics', 'ROYAL SIGNALS, Blandford'],
    ...['KESTREL FREIGHT, Leeds', 'Silver Spring, MD, USA'],
    ...['Major Projects', 'Major Projects Delivery', 'Major Incident Response Team', 'Private Client'],
    ...['Private Hire', 'Corporal Punishment', 'Captain’s Log', 'CAPTAIN’S LOG', 'General Sales Team'],
  ])('%s is none', async (line) => {
    expect((await read(`${line}\n${job}`)).parts).toEqual([]);
  });
});

test.each([
  ['Hale, Robin', 'robin.hale@example.org', ['Robin', 'Hale']],
  ['O’Neil, Robin J.', 'oneil_robin@example.org', ['Robin', 'J.', 'O’Neil']],
  ['Robin Hale, Jr', 'robin.hale.jr@example.org', ['Robin', 'Hale Jr']],
  ['Robin Hale, PhD', 'robinhale.phd@example.org', ['Robin', 'Hale']],
  ['Leeds, Yorkshire', 'robin.hale@example.org', []],
])('a family name first, “%s”, is a name where the address has both: %s', async (line, address, parts) => {
  expect((await read(`${line}\n${address}\n\nSKILLS\nForklift\n`)).parts).toEqual(parts);
});
