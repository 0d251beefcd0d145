export { arrange } from '../diagram/arrange.ts';
export { bestLayout } from './search.ts';
