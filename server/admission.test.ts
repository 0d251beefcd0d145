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

/** A call comes, while so many stand in line; says whether it was let in. */
function comes(length: number): boolean {
  line = length;
  try {
    admission.enter();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 1 });
    return false;
  }
}

function leaves(length: number) {
  line = length;
  admission.leave();
}

test('as many as there are places are let in at once, and one more when one has left', () => {
  expect(Array.from({ length: 10 }, () => comes(0))).toEqual([...Array(8).fill(true), false, false]);
  expect(admission.atWork()).toBe(8);
  leaves(0);
  expect([comes(0), comes(0)]).toEqual([true, false]);
});

test('a burst is worked off, however long its line', () => {
  expect(comes(7)).toBe(true);
  time = 100;
  expect(comes(7)).toBe(true);
  leaves(1);
  time = 200;
  expect(comes(7)).toBe(true);
});

test('a line that stands for more than a tenth of a second is kept short', () => {
  expect(comes(4)).toBe(true);
  time = 101;
  expect([comes(4), comes(3), comes(5), comes(2)]).toEqual([false, true, false, true]);
  time = 10_000;
  expect([comes(4), comes(3)]).toEqual([false, true]);
});

test('a line that grows again within a second is the same one; after that a burst is let in again', () => {
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
  expect(Array.from({ length: 7 }, () => comes(3))).toEqual(Array(7).fill(true));
});

test('who was let in and has sent the rest comes back past a line that stands, while there is a place', () => {
  comes(4);
  time = 200;
  expect(comes(4)).toBe(false);
  expect(Array.from({ length: 7 }, () => admission.comeBack())).toHaveLength(7);
  expect(() => admission.comeBack()).toThrow('very busy');
});
