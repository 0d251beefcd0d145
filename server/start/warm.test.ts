import { expect, test, vi } from 'vitest';

const events = vi.hoisted((): string[] => []);

type Make<Args extends unknown[], Made> = (...args: Args) => Made;
const noting = vi.hoisted(
  () =>
    <Args extends unknown[], Made>(name: string, make: Make<Args, Made>): Make<Args, Made> =>
    (...args) => {
      events.push(name);
      return make(...args);
    },
);

vi.mock('../occupations/textIndex.ts', async (original) => {
  const module = await original<typeof import('../occupations/textIndex.ts')>();
  return { ...module, indexTexts: noting('texts', module.indexTexts) };
});
vi.mock('../occupations/titleWords.ts', async (original) => {
  const module = await original<typeof import('../occupations/titleWords.ts')>();
  return { ...module, titleWordsOf: noting('titles', module.titleWordsOf) };
});
vi.mock('../military/roleSearch.ts', async (original) => {
  const module = await original<typeof import('../military/roleSearch.ts')>();
  return { ...module, roleSearchOf: noting('roles', module.roleSearchOf) };
});

// Other tests of the process may have loaded the modules without these mocks.
vi.resetModules();
const { meaningsOfRole, roleSearch } = await import('../military/roles.ts');
const { occupationReference } = await import('../occupations/reference.ts');
const { warmReference } = await import('./warm.ts');

const isIndex = (event: string) => event !== 'request';

test('requests are answered between the slices of the warm-up, and the first look-up of a role finds all of it made', async () => {
  let isWarm = false;
  const request = () => {
    events.push('request');
    if (!isWarm) setImmediate(request);
  };
  setImmediate(request);
  await warmReference(0);
  isWarm = true;
  const indexes = ['roles', 'texts', 'texts', 'titles', 'texts', 'texts', 'titles'];
  expect(events.filter(isIndex)).toEqual(indexes);
  const between = events.join(' ').split(/ ?(?:roles|texts|titles) ?/);
  expect(between.map((requests) => requests.includes('request'))).toEqual([true, ...indexes.map(() => true)]);

  const [role] = roleSearch().find({ text: '88M', limit: 1, country_id: 233 });
  expect(meaningsOfRole(role!.role.id)[0]?.title).toBe('Heavy and Tractor-Trailer Truck Drivers');
  expect(occupationReference().beginningLike('lorry dr', { system: 'soc2020', limit: 1 })).toHaveLength(1);
  expect(events.filter(isIndex)).toEqual(indexes);
});
