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
      question: 'Who can sign up?',
      answer:
        'Anyone who hires on behalf of a company. Use your work email, because we compare it with the company’s website.',
    },
    {
      question: 'Our company is already here. What do I do?',
      answer:
        'Sign up with your work email. We’ll show you the company we found, and you can ask one of its admins to let you join. If it isn’t yours, you can set up a different one.',
    },
    {
      question: 'What do you ask about the company?',
      answer:
        'Its name, website, type, size, industry and location, and a few sentences on what it does. A logo, a phone number and a registration number help, but they’re optional.',
    },
    isAmerican(tenant)
      ? {
          question: 'Do we need the HIRE Vets Medallion?',
          answer: 'No. If you have it, you can add it to your company details.',
        }
      : {
          question: 'Do we need to have signed the Armed Forces Covenant?',
          answer: 'No. If you have, and hold an award for it, you can add that to your company details.',
        },
    {
      question: 'What do you store about us?',
      answer: (
        <>
          Your account, your company’s details and our decisions about them.{' '}
          <TextLink to={tenant.privacy_url}>Read the privacy notice</TextLink>.
        </>
      ),
    },
  ];
}

/** Answers are closed at first; the browser's search finds text in closed ones. */
export function FrequentQuestions({ tenant }: { tenant: Tenant }) {
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
