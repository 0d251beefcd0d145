export interface StateMeta {
  path?: string;
  step?: number;
  cvStep?: number;
  requirements?: readonly string[];
}
