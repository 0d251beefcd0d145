export interface StateMeta {
  path?: string;
  step?: number;
  cvStep?: number;
  /** The side that must act next. */
  turn?: 'veteran' | 'employer';
  requirements?: readonly string[];
}
