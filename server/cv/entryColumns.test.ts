import { expect, test } from 'vitest';
import { Column, Sheet } from '../../tests/support/cvLayouts/sheet.ts';
import { toFlow } from './files/pdf/pdfLines.ts';
import { joinPageFlows } from './files/pdfText.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

const bold = { bold: true };
const grey = { colour: '#888888' };
const planner = ['Production Planner', 'Harland Pumps Ltd', 'Leeds', 'Mar 2019 – Present'] as const;
const buyer = ['Buyer', 'Vantor', 'Kendal', '2015 – 2018'] as const;
type Job = typeof planner | typeof buyer;
const duties = {
  [planner[0]]: 'Plan four lines and 62 people a week ahead.',
  [buyer[0]]: 'Bought castings from nine foundries.',
};

function read(draw: (column: Column, job: Job) => void, sidebar = false) {
  const sheet = new Sheet();
  const column = new Column(sheet, sidebar ? 215 : 50, sidebar ? 330 : 495);
  column.line('Maren Okafor', { bold: true, size: 22 }).line('maren.okafor@example.org');
  if (sidebar) {
    const side = new Column(sheet, 35, 140, 44).line('CONTACT', bold).line('07700 900518').gap(40);
    side.line('SKILLS', bold);
    for (const skill of ['SAP', 'Excel', 'Forklift', 'First aid', 'Welding', 'Python', 'Budgeting'])
      side.line(skill);
  }
  column.gap().line('WORK EXPERIENCE', bold).gap();
  for (const job of [planner, buyer]) {
    draw(column, job);
    column.gap();
  }
  column.line('EDUCATION', bold).line('BSc Physics', bold).line('University of Leeds, 2008 – 2011');
  const reading = sortIntoSections(joinPageFlows([toFlow(sheet.ink(), 1, 0).flow]), { countryId: 232 });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const nextTo = (column: Column, share: number, parts: [string, object][], write: (right: Column) => void) => {
  const left = new Column(column.sheet, column.x, column.width * share - 14, column.y);
  for (const [text, style] of parts) left.line(text, style);
  const right = new Column(
    column.sheet,
    column.x + column.width * share,
    column.width * (1 - share),
    column.y,
  );
  write(right);
  column.y = Math.max(left.y, right.y);
};
const dutyOf = (column: Column, [title]: Job) => column.bullets([duties[title]]);

const layouts: Record<string, (column: Column, job: Job) => void> = {
  'period and place at the left': (column, job) =>
    nextTo(
      column,
      0.24,
      [
        [job[3], grey],
        [job[2], grey],
      ],
      (right) => dutyOf(right.line(job[0], bold).line(job[1]), job),
    ),
  'title at the left': (column, job) =>
    nextTo(column, 0.3, [[job[0], bold]], (right) =>
      dutyOf(right.line(job[1]).aside(job[3]).line(job[2], grey), job),
    ),
  'place at the left': (column, job) =>
    nextTo(column, 0.24, [[job[2], grey]], (right) =>
      dutyOf(right.line(job[0], bold).aside(job[3]).line(job[1]), job),
    ),
  'all but the duties at the left': (column, job) =>
    nextTo(
      column,
      0.34,
      [
        [job[0], bold],
        [job[1], {}],
        [job[2], grey],
        [job[3], grey],
      ],
      (right) => dutyOf(right, job),
    ),
  'period and place at the right': (column, job) =>
    nextTo(
      column,
      0.72,
      [
        [job[0], bold],
        [job[1], {}],
      ],
      (right) => {
        right.line(job[3], grey).line(job[2], grey);
        const below = new Column(column.sheet, column.x, column.width * 0.7, right.y);
        right.y = dutyOf(below, job).y;
      },
    ),
  'period, employer and title in a row': (column, job) =>
    nextTo(column, 0.24, [[job[3], {}]], (right) =>
      nextTo(
        right,
        0.42,
        [
          [job[1], {}],
          [job[2], grey],
        ],
        (last) => dutyOf(last.line(job[0], bold), job),
      ),
    ),
};

test.each(Object.entries(layouts))('READ-01 jobs are read whose parts have a column: %s', (_, draw) => {
  for (const sidebar of [false, true]) {
    const { sections } = read(draw, sidebar);
    expect(sections.civilian_exp).toMatchObject([
      {
        job_title: planner[0],
        employer: planner[1],
        city: 'Leeds',
        start_month: '2019-03',
        is_current: true,
      },
      { job_title: buyer[0], employer: buyer[1], city: 'Kendal', start_month: '2015', end_month: '2018' },
    ]);
    expect(sections.civilian_exp.map(({ highlights = [] }) => highlights.join(' '))).toEqual(
      Object.values(duties),
    );
    expect(sections.education).toMatchObject([{ qualification: 'BSc Physics' }]);
  }
});
