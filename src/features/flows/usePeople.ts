import { useQuery } from '@tanstack/react-query';
import { demoPeopleQuery } from '../../api/demo.ts';
import type { Person } from './people.ts';

const nobody: Person[] = [];

/** The people of the seeded tenant; nobody until they are known, and where they cannot be asked for. */
export const usePeople = (): Person[] => useQuery(demoPeopleQuery()).data?.personas ?? nobody;
