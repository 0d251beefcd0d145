export interface StateMeta {
  path?: string;
  step?: number;
  cvStep?: number;
  /** Who must act next. */
  turn?: 'veteran' | 'employer';
  requirements?: readonly string[];
}
