/** What a state or a transition says of itself to people: the page it stands on, its place in the address, the requirements it serves. */
export interface StateMeta {
  path?: string;
  step?: number;
  cvStep?: number;
  requirements?: readonly string[];
}
