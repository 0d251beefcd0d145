import Typography from '@mui/joy/Typography';
import { RouteFragment } from '../../ui/route/RouteFragment.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The way behind a veteran who has just completed onboarding. */
export const Arrival = () => (
  <Stack as="section" gap="md" align="start" maxWidth="66ch" aria-labelledby="arrival">
    <RouteFragment points={['done', 'done', 'done', 'done', 'passed']} />
    <Typography level="h2" id="arrival">
      You’re set up
    </Typography>
    <Typography>
      All five stages are behind you, and this is where you come back to. There’s no rush: start with the step
      below when it suits you. You decide whether employers can find you:{' '}
      <TextLink to="/veteran/profile?profile_section=visibility">choose who sees you</TextLink>.
    </Typography>
  </Stack>
);
