/** The charts. In a usual run the stories of the flows look at these, in one look each. */
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

export const flowPlaces: Place[] = [
  { name: 'the charts', title: 'Access · Flows', path: '/flows' },
  {
    name: 'a chart as text',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding&view=text',
    act: (page) => expect(page.getByText('go to Completed').first()).toBeVisible(),
  },
  {
    name: 'a search in all charts',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search all charts' }).fill('skip');
      await expect(page.getByRole('region', { name: 'Search results' }).getByRole('status')).toHaveText(
        /^\d+ results/,
      );
    },
  },
  {
    name: 'a chart with all its groups, walked a step, and the step itself',
    title: 'Onboarding · Flows',
    path: '/flows?machine=onboarding&level=all',
    act: async (page) => {
      const state = page.getByRole('region', { name: 'State', exact: true });
      await state.getByRole('listitem').getByRole('button').first().click();
      await expect(
        page.getByRole('region', { name: 'Steps', exact: true }).getByRole('listitem'),
      ).toHaveCount(2);
    },
  },
  {
    name: 'why a page was opened',
    title: 'Access · Flows',
    path: '/flows?machine=access',
    act: async (page) => {
      await press('Why am I here?')(page);
      await page.getByRole('combobox', { name: 'Who' }).selectOption('recruiter-company-pending');
      await page.getByRole('combobox', { name: 'Opens the page' }).selectOption('/recruiter/company/create');
      await expect(page.getByRole('region', { name: 'Why am I here?' }).getByRole('status')).toContainText(
        'Sent by company rules',
      );
    },
  },
  {
    name: 'what changed in a chart',
    title: 'Company routing · Flows',
    path: '/flows?machine=companyRouting&see=changes',
    act: (page) => expect(page.getByRole('region', { name: 'What changed' })).toBeVisible(),
  },
  {
    name: 'the coverage of a chart',
    title: 'Company routing · Flows',
    path: '/flows?machine=companyRouting&see=coverage',
    act: (page) => expect(page.getByRole('region', { name: 'Coverage' })).toBeVisible(),
  },
];
