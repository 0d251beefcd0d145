import { useQuery } from '@tanstack/react-query';
import { demoPeopleQuery } from '../../api/demo.ts';
import type { DemoPerson } from './people.ts';

const nobody: DemoPerson[] = [];

export const usePeople = (): DemoPerson[] => useQuery(demoPeopleQuery()).data?.personas ?? nobody;
