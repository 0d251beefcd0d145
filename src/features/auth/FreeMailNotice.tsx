import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { isFreeMail } from './freeMail.ts';

export default function FreeMailNotice({ email }: { email: string }) {
  if (!isFreeMail(email)) return null;
  return (
    <InlineAlert kind="info">
      This is a personal email address. Before you can hire, one of us checks your company’s website and
      registration number, and whether your email address belongs to the company. A work address makes this
      easier. If you don’t have one, add your registration number, and ask for this address to be shown on the
      company’s website.
    </InlineAlert>
  );
}
