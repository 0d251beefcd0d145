import { expect, test } from 'vitest';
import { emailsIn, emailsProblem } from './emails.ts';

test('addresses are taken as people paste them, each once', () => {
  expect(emailsIn(' Ana@Halden.test, bo@halden.test;\nana@halden.test\tcy@halden.test ')).toEqual([
    'ana@halden.test',
    'bo@halden.test',
    'cy@halden.test',
  ]);
});

test('addresses are taken as mail programs copy them, with names and what surrounds them', () => {
  expect(
    emailsIn(
      '"Hale, Robin" <Robin@Halden.test>, Bo Ash <bo@halden.test>; Ash, Cy <cy@halden.test>\n(mailto:di@halden.test), ed＠halden.test.',
    ),
  ).toEqual(['robin@halden.test', 'bo@halden.test', 'cy@halden.test', 'di@halden.test', 'ed@halden.test']);
  expect(emailsIn('bo; Cy <cy@halden.test> di')).toEqual(['bo', 'cy@halden.test', 'di']);
});

test('what cannot be invited is named', () => {
  const many = Array.from({ length: 21 }, (_, index) => `person-${index}@halden.test`);
  expect([
    emailsProblem([]),
    emailsProblem(['ana@halden.test', 'bo']),
    emailsProblem(many),
    emailsProblem(many.slice(1)),
  ]).toEqual([
    'Enter at least one email address',
    '“bo” isn’t an email address',
    'Invite up to 20 people at a time',
    undefined,
  ]);
});
