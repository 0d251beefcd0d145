export { listDemoPeople } from '../../seed/personas.ts';
