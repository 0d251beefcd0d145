// Pressing Publish once more, with nothing changed, after the server refused a job or failed.
import { dayAfter, wholeJob } from '../support/contract/jobWriting.ts';
import { expect, test } from '../support/journeys/story.ts';

test('a job that was refused, or that the server failed to publish, can be published by pressing the button again', async ({
  page,
  people,
  server,
  tenant,
  watched,
}) => {
  const { token } = await server.openSession('recruiter');
  const title = `Signal Box Fitter ${crypto.randomUUID().slice(0, 8)}`;
  const created = await page.request.post(`${server.origin(tenant)}/api/jobs`, {
    headers: { authorization: `Bearer ${token}` },
    data: wholeJob(new Date(), { title, closes_on: dayAfter(new Date(), 20) }),
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()).data;
  watched.expects('failed: 422 POST /api/jobs/', 'failed: 500 POST /api/jobs/');

  await people.bring(page.context(), 'recruiter');
  await page.goto(`/recruiter/job/edit-job-new/${id}?step=3`);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const complaint = 'Give another day.';
  const press = async (fault?: Parameters<ReturnType<typeof server.controls.hold>['release']>[0]) => {
    const call = server.controls.hold('publishJob');
    await publish.click();
    await call.arrived;
    call.release(fault);
  };
  await press({
    status: 422,
    code: 'validation_failed',
    message: 'Please check your answers',
    errors: { closes_on: [complaint] },
  });
  await expect(page.getByLabel('Closing date')).toHaveAccessibleDescription(new RegExp(complaint));
  await press({ status: 500, code: 'server_error', message: 'There was an error. Please try again' });
  await expect(page.getByRole('main').getByText('There was an error. Please try again')).toBeVisible();
  await press();
  await expect(page.getByRole('heading', { level: 1, name: `“${title}” is published` })).toBeVisible();
});
