/** The scripts that a first visit to each route fetches: the figures that the build compares with the budgets. */
import { build } from '../build.mjs';
import { budgets, builtFirstLoads, modulesOfRoutes } from '../firstLoads.mjs';
import type { Benchmark } from './report.ts';

export const loadRoutesBenchmark: Benchmark = {
  name: 'load-routes',
  async measure(say) {
    say('Building…');
    await build(['web']);
    const limits = budgets();
    return {
      about: 'scripts that each route loads first, compressed',
      figures: Object.entries(builtFirstLoads(await modulesOfRoutes())).map(([address, value]) => ({
        what: address,
        value,
        unit: 'bytes',
        ...(limits[address] !== undefined && { goal: { atMost: limits[address] } }),
      })),
    };
  },
};
