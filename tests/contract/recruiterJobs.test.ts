/** The orders of a company's list of jobs. */
import { expect, test } from 'vitest';
import { applicationsOn } from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { dayAfter, type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { testNow } from '../support/contract/testNow.ts';

let now = testNow;
const server = await startTestServer({ clock: () => now });
const people = peopleOf(server);
const steps = applicationsOn(server, testNow);

const jobIn = ({ body }: Answer) => body.data as Job;

test('the company’s jobs are sorted by title, day or how many applications wait for it, and drafts come last', async () => {
  const founder = await people.founder();
  const draft = async (title: string, closes_on: string | null) => {
    now = new Date(now.getTime() + 60_000);
    return jobIn(await founder.call('createJob', { body: wholeJob(now, { title, closes_on }) }));
  };
  const publish = async ({ id }: Job) => jobIn(await founder.call('publishJob', { params: { id } }));
  const crane = await publish(await draft('Crane driver', dayAfter(now, 30)));
  const anchor = await publish(await draft('Anchor fitter', dayAfter(now, 10)));
  const boat = await draft('Boat hand', null);
  const [first, second] = [
    await steps.person('veteran-complete@demo.test'),
    await steps.person('veteran-18@example.test'),
  ];
  await steps.apply(first, crane);
  const withdrawn = await steps.apply(second, crane);
  await steps.apply(second, anchor);

  const list = async (query: RequestOptions['query']) => {
    const { data } = (await founder.call('listRecruiterJobs', { query })).body;
    return (data as { title: string; your_turn: number }[]).map(
      ({ title, your_turn }) => `${title.split(' ')[0]} ${your_turn}`,
    );
  };
  const sorted = (sorted_by: string, sorted_type?: string) =>
    list({ sorted_by, ...(sorted_type && { sorted_type }) });
  expect(boat.status).toBe('draft');
  expect([
    await sorted('published'),
    await sorted('title'),
    await sorted('closes'),
    await sorted('your_turn'),
    await sorted('your_turn', 'asc'),
    await list({ sorted_by: 'your_turn', status: ['draft'] }),
  ]).toEqual([
    ['Anchor 1', 'Crane 2', 'Boat 0'],
    ['Anchor 1', 'Boat 0', 'Crane 2'],
    ['Anchor 1', 'Crane 2', 'Boat 0'],
    ['Crane 2', 'Anchor 1', 'Boat 0'],
    ['Boat 0', 'Anchor 1', 'Crane 2'],
    ['Boat 0'],
  ]);

  await second.get('withdrawApplication', { params: { id: withdrawn.id }, body: {} });
  await steps.apply(await steps.person('veteran-23@example.test'), anchor);
  expect(await sorted('your_turn')).toEqual(['Anchor 2', 'Crane 1', 'Boat 0']);
  const atStage = async (stage: string) => [await list({ stage }), await list({ stage, status: ['draft'] })];
  expect([await atStage('submitted'), await atStage('withdrawn'), await atStage('interview')]).toEqual([
    [['Anchor 2', 'Crane 1'], []],
    [['Crane 1'], []],
    [[], []],
  ]);
  const refused = await founder.call('listRecruiterJobs', { query: { sorted_by: 'salary' } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['sorted_by']]);
});
