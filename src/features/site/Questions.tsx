import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tenant } from '../../api/tenant.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { isAmerican } from './country.ts';

const Question = styled('details')({
  borderBottom: `1px solid ${token.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 52,
    padding: '12px 0',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 600,
    lineHeight: '24px',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { color: token.quiet },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { padding: '0 0 20px', color: token.second },
});

function questionsFor(tenant: Tenant): { question: string; answer: ReactNode }[] {
  return [
    {
      question: 'Who may sign up?',
      answer:
        'Whoever is authorised to hire for a company. Use your work address: we compare it with the company’s website.',
    },
    {
      question: 'Our company is here already. What do I do?',
      answer:
        'Sign up with your work address. We show you the company we found; you ask to join, and one of its admins decides. If it is not yours, you set up another.',
    },
    {
      question: 'What do you ask about the company?',
      answer:
        'Its name, website, type, size, industry, a few sentences on what it does, and where it is. A logo, a phone number and a registration number help but need not be given.',
    },
    isAmerican(tenant)
      ? {
          question: 'Must we hold the HIRE Vets Medallion?',
          answer: 'No. If you hold it, you say so in your company details.',
        }
      : {
          question: 'Must we have signed the Armed Forces Covenant?',
          answer: 'No. If you have, and hold an award for it, you say so in your company details.',
        },
    {
      question: 'What do you keep about us?',
      answer: (
        <>
          Your account, your company’s details and what is decided about them.{' '}
          <TextLink to={tenant.privacy_url}>Read the privacy notice</TextLink>.
        </>
      ),
    },
  ];
}

/** Closed until it is asked; the browser finds words in what is closed. */
export function Questions({ tenant }: { tenant: Tenant }) {
  return (
    <div>
      {questionsFor(tenant).map(({ question, answer }) => (
        <Question key={question}>
          <summary>
            {question}
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  );
}
