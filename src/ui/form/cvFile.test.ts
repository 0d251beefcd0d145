import { expect, test } from 'vitest';
import { fileProblem } from './cvFile.ts';

const problem = (name: string, type: string) => fileProblem({ name, type, size: 1000 }, 'CV');

test.each([
  ['plan.vsdx', '', 'This is a .vsdx file'],
  ['film', 'video/mp4', 'This is a different kind of file'],
])('%s is refused before it is sent, with what can be sent', (name, type, start) => {
  expect(problem(name, type)).toBe(
    `${start}, which we can’t read. Upload a PDF, Word (.docx), text or JSON Resume file, or a photo (JPEG, PNG)`,
  );
});

test.each([
  ['CV.odt', /OpenDocument.*save it as a PDF or Word \(\.docx\)/],
  ['CV.pages', /Pages.*Export To/],
  ['Scan.HEIC', /HEIC.*JPEG/],
  ['old.doc', /old Word file.*save it/],
  ['cv.rtf', /RTF.*save it/],
  ['scan.tiff', /picture.*JPEG or PNG/],
])('%s is named as what it is, with the next step', (name, words) => {
  expect(problem(name, '')).toMatch(words);
});

test.each([
  ['cv.pdf', 'application/pdf'],
  ['CV.DOCX', ''],
  ['cv.txt', 'text/plain'],
  ['resume.json', 'application/json'],
  ['cv', 'application/pdf'],
  ['IMG_1234.JPG', 'image/jpeg'],
  ['page.png', ''],
  ['photo', 'image/png'],
  ['cv', ''],
])('%s (%s) may be sent', (name, type) => expect(problem(name, type)).toBeUndefined());
