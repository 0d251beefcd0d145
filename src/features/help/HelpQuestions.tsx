import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Anchor } from '../../ui/Anchor.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { counted } from '../../ui/intl.ts';
import { PressButton } from '../../ui/PressButton.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import type { HelpQuestion } from './helpQuestion.ts';
import { type HelpAudience, helpQuestions } from './questions.ts';
import { matchingQuestions, withDocument } from './search.ts';

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
  '& > summary > svg': { flex: 'none', color: token.quiet },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { paddingBottom: 12, color: token.second },
  '& > p:last-child': { paddingBottom: 20 },
});
const AnswerLink = styled(Anchor)(textLinkLook);

/** The link to sign in first, where a visitor may not open the page; `onSignIn` remembers the page. */
interface SignIn {
  path: string;
  isNeeded: (page: string) => boolean;
  onSignIn: (page: string) => void;
}

interface HelpQuestionsProps {
  audience: HelpAudience;
  documentName: string;
  contactEmail: string;
  signIn?: SignIn | undefined;
}

export function HelpQuestions({ audience, documentName, contactEmail, signIn }: HelpQuestionsProps) {
  const [query, setQuery] = useAddressQuery();
  const search = query.get('search') ?? '';
  const all = withDocument(helpQuestions[audience], documentName);
  const matches = matchingQuestions(all, search);
  const setSearch = (text: string) =>
    setQuery((before) => {
      const changed = new URLSearchParams(before);
      changed.delete('search');
      if (text) changed.set('search', text);
      return changed;
    });
  const clear = () => {
    setSearch('');
    document.getElementById('help-search')?.focus();
  };
  return (
    <Stack gap="xl" maxWidth="66ch">
      <TextField
        id="help-search"
        name="search"
        type="search"
        label="Search questions and answers"
        maxLength={60}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Quiet role="status">
        {search ? `${counted(matches.length, 'answer')} for “${search}”` : counted(all.length, 'question')}
      </Quiet>
      {matches.length === 0 ? (
        <Notice
          kind="emptyFilters"
          title="No answer has all of these words"
          actions={
            <PressButton look="outlined" small onClick={clear}>
              Clear search
            </PressButton>
          }
        >
          Search for a single word, such as “email”. If that doesn’t help, write to{' '}
          <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>, and tell us which page you were
          on.
        </Notice>
      ) : (
        <div>
          {matches.map((match) => (
            <Answer key={match.question} {...match} signIn={signIn} />
          ))}
        </div>
      )}
    </Stack>
  );
}

type AnswerProps = HelpQuestion & Pick<HelpQuestionsProps, 'signIn'>;

function Answer({ question, text, link: { to, label }, signIn }: AnswerProps) {
  return (
    <Question>
      <summary>
        {question}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p>{text}</p>
      <p>
        {signIn?.isNeeded(to) ? (
          <AnswerLink component={Link} to={signIn.path} onClick={() => signIn.onSignIn(to)}>
            {`Sign in, and ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          </AnswerLink>
        ) : (
          <TextLink to={to}>{label}</TextLink>
        )}
      </p>
    </Question>
  );
}
