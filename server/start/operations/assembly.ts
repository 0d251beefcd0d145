import { listDemoPeople } from '../../seed/personas.ts';

export const assemblyOperations = {
  listDemoPeople,
};
