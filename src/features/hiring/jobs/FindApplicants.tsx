import Button from '@mui/joy/Button';
import { Copy, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useCopy } from '../../../ui/form/useCopy.ts';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';

type JobLink = { id: number; title: string };

/** @param as the level of its headings */
export const FindApplicants = ({ id, title, as = 'h2' }: JobLink & { as?: 'h2' | 'h3' }) => (
  <Stack gap="4xl" mt="4xl" maxWidth="60ch">
    <Stack as="section" gap="md" aria-labelledby="share-job">
      <Title as={as} level="h3" id="share-job">
        Share the job
      </Title>
      <ShareJob id={id} title={title} />
    </Stack>
    <Stack as="section" gap="md" align="start" aria-labelledby="fitting-candidates">
      <Title as={as} level="h3" id="fitting-candidates">
        Invite people
      </Title>
      <p>See how well each candidate matches this job, and why. You can invite them to apply.</p>
      <Button
        component={Link}
        to={`/recruiter/candidate-list?job_id=${id}`}
        variant="outlined"
        color="neutral"
      >
        See who fits
      </Button>
    </Stack>
  </Stack>
);

function ShareJob({ id, title }: JobLink) {
  const url = new URL(`/jobs/${id}`, location.origin).href;
  const { field, copy } = useCopy(url, 'Link copied');
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    <>
      <TextField
        ref={field}
        name="job_address"
        label="Public address"
        hint="Anyone with this link can read the job. Put it in a post, a newsletter or on your careers page, or send it to veterans’ groups; people sign up when they apply."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Row gap="md">
        <Button startDecorator={<Copy size={18} aria-hidden="true" />} onClick={copy}>
          Copy link
        </Button>
        {'share' in navigator && (
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<Share2 size={18} aria-hidden="true" />}
            onClick={() => void share()}
          >
            Share
          </Button>
        )}
      </Row>
    </>
  );
}
