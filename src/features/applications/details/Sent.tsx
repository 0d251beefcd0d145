import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type OwnApplication, readSentCv } from '../../../api/ownApplications.ts';
import { personName } from '../../../documents/personName.ts';
import { Facts } from '../../../ui/Facts.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted } from '../../../ui/intl.ts';
import { inWords } from '../../../ui/inWords.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

type Profile = NonNullable<OwnApplication['profile']>;

const profileFacts = (profile: Profile): [string, ReactNode][] => [
  ['Name', personName(profile)],
  ['Email', profile.email],
  ['Phone', profile.phone ?? 'Not shared'],
  ['Headline', profile.headline],
  ['Place', profile.place],
  [
    'Service',
    [profile.service, profile.years_served === null ? null : counted(profile.years_served, 'year')]
      .filter(Boolean)
      .join(', '),
  ],
  ['Available', profile.availability && inWords(profile.availability)],
  ['Security clearance', profile.clearance ?? 'Not shared'],
];

type SentProps = { application: OwnApplication; name: string };

export function Sent({ application, name }: SentProps) {
  const { id, cv, cover_note, answers, profile } = application;
  const download = useMutation<Blob, ApiError>({
    mutationFn: () => readSentCv(id),
    onSuccess: (blob) => saveFile(blob, cv?.name ?? `${name}.pdf`),
  });
  const facts: [string, ReactNode][] = [
    ...answers.map(({ question, answer }): [string, ReactNode] => [question, answer]),
    ['Your note', cover_note ?? 'None'],
    ...(profile ? profileFacts(profile) : []),
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
    </>
  );
}
