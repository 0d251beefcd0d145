import type { ServiceSlug } from '../../../ui/marketing.ts';

interface Entry {
  name: string;
  text: string;
  href: string;
}

interface Guide {
  lead: string;
  /** Said before all else, where somebody may need help immediately. */
  urgent?: string;
  entries: Entry[];
}

export type Guides = Record<ServiceSlug, Guide>;
