import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchQuery } from '../../../api/candidates.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { MatchParts } from '../../../ui/match/MatchParts.tsx';
import { useDocumentName } from '../useDocumentName.ts';

type FitProps = { jobId: number; candidateId: number; name: string; where: string };

/** Loads only when opened, because every view appears in the candidate's access log. */
export function Fit({ jobId, candidateId, name, where }: FitProps) {
  const [open, setOpen] = useState(false);
  const documentName = useDocumentName();
  const { data, error, isFetching } = useQuery({ ...matchQuery(jobId, candidateId), enabled: open });
  return (
    <>
      <div>
        <Button
          variant="outlined"
          color="neutral"
          aria-expanded={open}
          loading={open && isFetching && !data}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide why' : 'See why'}
        </Button>
      </div>
      {open && error && <InlineAlert kind="error">{error.message}</InlineAlert>}
      {open && data && (
        <MatchParts
          match={data}
          documentName={documentName}
          where={where}
          footnote={`${name} can see that you viewed this.`}
        />
      )}
    </>
  );
}
