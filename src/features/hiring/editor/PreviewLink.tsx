import Button from '@mui/joy/Button';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { JobEditor } from './jobKind.ts';

type PreviewLinkProps = { id: number; at: number; editor: JobEditor };

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The preview shows what is stored, so what was just typed is stored first. If that fails, the form says why. */
export function PreviewLink({ id, at, editor: { autosave } }: PreviewLinkProps) {
  const navigate = useNavigate();
  const address = `/recruiter/jobs/${id}/preview?step=${at}`;
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return autosave.saveNow();
    event.preventDefault();
    void autosave.whenStored().then(
      () => navigate(address),
      () => {},
    );
  };
  return (
    <Button component={Link} to={address} variant="plain" color="neutral" size="lg" onClick={open}>
      Preview as a veteran
    </Button>
  );
}
