export interface StateMeta {
  path?: string;
  step?: number;
  cvStep?: number;
  turn?: 'veteran' | 'employer';
  requirements?: readonly string[];
}
