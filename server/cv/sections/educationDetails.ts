// What is labelled below a degree: major, marks and honours, credits, modules.

const labels =
  'majors?|concentration|specialization|minors?|gpa|cumulative gpa|overall gpa|credits?(?: earned| hours)?|hono(?:u)?rs|(?:relevant |selected )?course ?work|(?:relevant |key )?modules|thesis(?: title)?|dissertation(?: title)?|grade(?: achieved)?|classification|field of study|subjects?';
const detail = new RegExp(
  `(?:^|[\\s,;|(\\t•·])((?:${labels})\\s*:\\s*(.+?))\\)?(?=[\\s,;|\\t•·]+(?:${labels})\\s*:|[|\\t;]|$)`,
  'gi',
);

/** Each as "Label: text". */
export function detailsIn(text: string): { texts: string[]; rest: string } | undefined {
  const texts = [...text.matchAll(detail)].map(([, whole = '']) => whole.trim());
  if (texts.length === 0) return undefined;
  const rest = text.replace(detail, '\t').replace(/^[\s,;|(•·]+|[\s,;|(•·]+$/g, '');
  return { texts, rest };
}

const withoutLabel = (texts: string[], label: RegExp) =>
  texts.find((text) => label.test(text))?.replace(/^[^:]+:\s*/, '');

const major = /^(major|concentration|specialization|field of study)/i;
const subjects = /^subjects?\b/i;
const gpa = /^(cumulative |overall )?gpa\b/i;
const grades = /^(grade|classification|hono)/i;

export const subjectOf = (texts: string[]) => withoutLabel(texts, major) ?? withoutLabel(texts, subjects);

export function gradeOf(texts: string[]): string | undefined {
  const points = withoutLabel(texts, gpa);
  return [points && `GPA ${points}`, withoutLabel(texts, grades)].filter(Boolean).join(', ') || undefined;
}

export const restOf = (texts: string[]) =>
  texts.filter(
    (text) =>
      text !== texts.find((each) => major.test(each) || subjects.test(each)) &&
      !gpa.test(text) &&
      !grades.test(text),
  );
