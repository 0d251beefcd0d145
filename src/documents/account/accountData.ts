export interface AccountEntry {
  title: string;
  lines: [label: string, value: string][];
}

export interface AccountData {
  name: string;
  email: string;
  keeper: string;
  /** The latest first. */
  consents: { what: string; answer: string; notice: string | null; at: string }[];
  sections: {
    title: string;
    entries: AccountEntry[];
    /** What is printed without its content. */
    jsonOnly: string[];
  }[];
}
