import type { ServiceSlug } from '../../../ui/marketing.ts';

interface Entry {
  name: string;
  text: string;
  href: string;
}

interface Guide {
  lead: string;
  /** Shown first, for people who may need help immediately. */
  urgent?: string;
  entries: Entry[];
}

export type Guides = Record<ServiceSlug, Guide>;
