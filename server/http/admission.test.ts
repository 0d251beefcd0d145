import { beforeEach, expect, test } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';

const places = { most: 8, longestLine: 4 };
let time = 0;
let line = 0;
let admission: Admission;

beforeEach(() => {
  time = 0;
  line = 0;
  admission = createAdmission(
    places,
    () => line,
    () => time,
  );
});

let clients = 0;
const somebody = () => {
  clients += 1;
  return `192.0.2.${clients}`;
};

function comes(length: number, client = 'one'): boolean {
  line = length;
  try {
    admission.enter(client);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 1 });
    return false;
  }
}

function leaves(length: number, client = 'one') {
  line = length;
  admission.leave(client);
}

test('as many calls as there are places are admitted together, and one more when one has left', () => {
  expect(comes(0)).toBe(true);
  expect(Array.from({ length: 9 }, () => comes(0, somebody()))).toEqual([
    ...Array(7).fill(true),
    false,
    false,
  ]);
  expect(admission.atWork()).toBe(8);
  leaves(0);
  expect([comes(0, somebody()), comes(0, somebody())]).toEqual([true, false]);
});

test('a burst is worked off, however long its line', () => {
  expect(comes(7)).toBe(true);
  time = 100;
  expect(comes(7)).toBe(true);
  leaves(1);
  time = 200;
  expect(comes(7)).toBe(true);
});

test('a queue that lasts for more than a tenth of a second is kept short', () => {
  expect(comes(4)).toBe(true);
  time = 101;
  expect([comes(4), comes(3), comes(5), comes(2)]).toEqual([false, true, false, true]);
  time = 10_000;
  expect([comes(4), comes(3)]).toEqual([false, true]);
});

test('a queue that grows again within a second is the same queue; after that a burst is admitted again', () => {
  comes(4);
  time = 200;
  expect(comes(4)).toBe(false);
  leaves(1);
  expect([comes(3), comes(4)]).toEqual([true, false]);
  leaves(1);
  time = 1_200;
  expect(comes(7)).toBe(true);
  time = 1_301;
  expect(comes(7)).toBe(false);
});

test('many slow calls that do not wait for the database keep nobody out', () => {
  expect(comes(3)).toBe(true);
  time = 60_000;
  expect(Array.from({ length: 7 }, () => comes(3, somebody()))).toEqual(Array(7).fill(true));
});

test('an admitted request that has finished uploading passes a queue that lasts, while there is a place', () => {
  comes(4);
  time = 200;
  expect(comes(4)).toBe(false);
  expect(Array.from({ length: 7 }, () => admission.comeBack(somebody()))).toHaveLength(7);
  expect(() => admission.comeBack(somebody())).toThrow('very busy');
});

test('one client’s crowd takes half of the places, and leaves the others to others', () => {
  expect(Array.from({ length: 60 }, () => comes(0, 'crowd')).filter(Boolean)).toHaveLength(4);
  expect([comes(0, 'second'), comes(0, 'second'), comes(0, 'second')]).toEqual([true, true, false]);
  expect([comes(0, 'third'), comes(0, 'fourth'), comes(0, 'fifth')]).toEqual([true, true, false]);
});

test('a line of one client’s calls sends that one away, and nobody else', () => {
  expect([comes(4, 'crowd'), comes(4, 'crowd'), comes(4, 'crowd')]).toEqual([true, true, true]);
  time = 101;
  expect([comes(4, 'crowd'), comes(4, 'second'), comes(4, 'crowd'), comes(4, 'second')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a line of many clients is everybody’s, also of who has nothing at work', () => {
  for (const client of ['a', 'b', 'c', 'd']) expect(comes(4, client)).toBe(true);
  time = 101;
  expect(comes(4, 'e')).toBe(false);
});
