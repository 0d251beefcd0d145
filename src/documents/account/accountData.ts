export interface AccountEntry {
  title: string;
  lines: [label: string, value: string][];
}

export interface AccountData {
  name: string;
  email: string;
  keeper: string;
  /** Newest first. */
  consents: { what: string; answer: string; notice: string | null; at: string }[];
  sections: {
    title: string;
    entries: AccountEntry[];
    jsonOnly: string[];
  }[];
}
