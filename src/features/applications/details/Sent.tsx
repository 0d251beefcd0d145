import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type OwnApplication, readSentCv } from '../../../api/ownApplications.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { sentDetails, shareIn, unsharedNotes } from '../../../documents/sentDetails.ts';
import { isUndecided } from '../../../machines/applicationStages.ts';
import { Facts } from '../../../ui/Facts.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { token } from '../../../ui/theme/token.ts';

const Note = styled('p')({ marginTop: 12, color: token.second });

type SentProps = { application: OwnApplication; user: User };

export function Sent({ application, user }: SentProps) {
  const name = documentName(user);
  const { id, status, job, cv, cover_note, answers, profile } = application;
  const download = useMutation<Blob, ApiError>({
    mutationFn: () => readSentCv(id),
    onSuccess: (blob) => saveFile(blob, cv?.name ?? `${name}.pdf`),
  });
  const notes =
    profile && isUndecided(status)
      ? unsharedNotes({
          share: shareIn(profile),
          user: { ...user, ...user.user_details },
          document: name,
          employer: job.company.name,
        })
      : [];
  const facts: [string, ReactNode][] = [
    ...answers.map(({ question, answer }): [string, ReactNode] => [question, answer]),
    ['Your note', cover_note ?? 'None'],
    ...(profile ? sentDetails(profile).map(({ label, value }): [string, ReactNode] => [label, value]) : []),
  ];
  return (
    <>
      {cv && (
        <Stack gap="md" mb="xl" align="start">
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<FileDown size={20} aria-hidden="true" />}
            aria-disabled={download.isPending || undefined}
            onClick={() => !download.isPending && download.mutate()}
          >
            {`Download the ${name} you sent`}
          </Button>
          {download.error && <InlineAlert kind="error">{download.error.message}</InlineAlert>}
        </Stack>
      )}
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}
