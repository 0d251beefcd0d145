import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type OccupationReference, occupationReferenceOf } from './occupationReference.ts';
import { openArtefact, type Release } from './release/artefact.ts';

let release: Release | undefined;
let occupations: OccupationReference | undefined;

export const shippedArtefact = () => readFileSync(join(root, 'server/occupations/data/reference.bin'));

export function currentRelease(): Release {
  release ??= openArtefact(shippedArtefact());
  return release;
}

export function occupationReference(): OccupationReference {
  const { head, occupations: section } = currentRelease();
  occupations ??= occupationReferenceOf(head.version, section());
  return occupations;
}

export function replaceRelease(bytes: Buffer): void {
  release = openArtefact(bytes);
  occupations = undefined;
}
