/** What an account’s document says, before it is laid out. */
export interface Entry {
  title: string;
  lines: [label: string, value: string][];
}

export interface AccountData {
  name: string;
  email: string;
  /** Who keeps it. */
  keeper: string;
  /** The latest first. */
  consents: { what: string; answer: string; notice: string | null; at: string }[];
  sections: {
    title: string;
    entries: Entry[];
    /** What is printed without its content. */
    jsonOnly: string[];
  }[];
}
