/** All that accessibility.test.ts looks at in the British tenant. */

import { onboardingPlaces } from './onboardingPlaces.ts';
import { operatorPlaces } from './operatorPlaces.ts';
import type { Place } from './place.ts';
import { profilePlaces } from './profilePlaces.ts';
import { publicPlaces } from './publicPlaces.ts';
import { recruiterPlaces } from './recruiterPlaces.ts';
import { resumePlaces } from './resumePlaces.ts';
import { veteranPlaces } from './veteranPlaces.ts';

export const places: Place[] = [
  ...publicPlaces,
  ...veteranPlaces,
  ...resumePlaces,
  ...profilePlaces,
  ...onboardingPlaces,
  ...recruiterPlaces,
  ...operatorPlaces,
];
