import { expect, test } from 'vitest';
import { fileProblem } from './cvFile.ts';

const problem = (name: string, type: string) => fileProblem({ name, type, size: 1000 }, 'CV');

test.each([
  ['photo.jpg', 'image/jpeg', 'This is a .jpg file'],
  ['Scan.HEIC', '', 'This is a .heic file'],
  ['old.doc', 'application/msword', 'This is a .doc file'],
  ['photo', 'image/png', 'This is a different kind of file'],
])('%s is refused before it is sent, with what can be sent', (name, type, start) => {
  expect(problem(name, type)).toBe(
    `${start}, which we can’t read. Upload a PDF, Word (.docx), text or JSON Resume file`,
  );
});

test.each([
  ['cv.pdf', 'application/pdf'],
  ['CV.DOCX', ''],
  ['cv.txt', 'text/plain'],
  ['resume.json', 'application/json'],
  ['cv', 'application/pdf'],
  ['cv', ''],
])('%s (%s) may be sent', (name, type) => expect(problem(name, type)).toBeUndefined());
