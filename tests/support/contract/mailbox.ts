/** The seeded tenants' mailbox, as a test reads it. */
import type { TenantSlug, TestServer } from './harness.ts';

export interface ReadMail {
  id: number;
  to: string;
  from_name: string;
  subject: string;
  kind: string;
  text: string;
  page_url: string;
  created_at: string;
}

export function mailboxOf(server: TestServer) {
  /** The newest first. */
  async function all(address: string, tenant: TenantSlug = 'uk'): Promise<ReadMail[]> {
    const { body } = await server.request('listDemoMails', { tenant, query: { address } });
    return body.data as ReadMail[];
  }

  return {
    all,
    async latest(address: string, tenant: TenantSlug = 'uk'): Promise<ReadMail> {
      const [mail] = await all(address, tenant);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
    linkIn({ text }: Pick<ReadMail, 'text'>): URL {
      const [link] = /https?:\/\/\S+/.exec(text) ?? [];
      if (!link) throw new Error(`No link in ${text}`);
      return new URL(link);
    },
    /** What the page reads: no server sees it. */
    fragmentOf(link: URL): { email: string; token: string } {
      const fragment = new URLSearchParams(link.hash.slice(1));
      return { email: fragment.get('email') ?? '', token: fragment.get('token') ?? '' };
    },
  };
}
