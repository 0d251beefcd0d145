import Button from '@mui/joy/Button';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { type SignInAs, signInAs } from './signInAs.ts';

type SignInAsPageProps = {
  tenant: Tenant;
  person: string;
  // A path of this app.
  to: string;
};

// Signs in once per attempt, however often the page renders.
let under: { key: string; done: Promise<void> } | null = null;

function signInOnce(key: string, persona: SignInAs): Promise<void> {
  if (under?.key !== key) under = { key, done: signInAs(persona) };
  return under.done;
}

export function SignInAsPage({ tenant, person, to }: SignInAsPageProps) {
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<{ tries: number; words: string } | null>(null);
  usePageTitle('Signing in', problem !== null);
  const { is_demo, captcha_required } = tenant;
  useEffect(() => {
    if (!is_demo) return;
    let isCurrent = true;
    signInOnce(`${person} ${tries}`, { person, captchaRequired: captcha_required }).then(
      () => isCurrent && location.replace(to),
      (error: Error) => isCurrent && setProblem({ tries, words: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [is_demo, captcha_required, person, to, tries]);
  if (!is_demo) return <Navigate to="/404" replace />;
  if (problem?.tries !== tries) return <Loader label="Signing in" />;
  return (
    <PlainPage>
      <PageHeading>We couldn’t open this page</PageHeading>
      <InlineAlert kind="error">{problem.words}</InlineAlert>
      <Button variant="outlined" color="neutral" sx={{ mt: 2 }} onClick={() => setTries(tries + 1)}>
        Try again
      </Button>
    </PlainPage>
  );
}
