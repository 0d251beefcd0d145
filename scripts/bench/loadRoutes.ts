/** What a first visit to each route fetches as script, as built: the figures that the build holds against their budgets. */
import { build } from '../build.mjs';
import { budgets, builtFirstLoads, modulesOfRoutes } from '../firstLoads.mjs';
import type { Benchmark } from './report.ts';

export const loadRoutes: Benchmark = {
  name: 'load-routes',
  async measure(say) {
    say('Building…');
    await build(['web']);
    const known = budgets();
    return {
      about: 'scripts that each route loads first, compressed',
      figures: Object.entries(builtFirstLoads(await modulesOfRoutes())).map(([address, value]) => ({
        what: address,
        value,
        unit: 'bytes',
        ...(known[address] !== undefined && { goal: { atMost: known[address] } }),
      })),
    };
  },
};
