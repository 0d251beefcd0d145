import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { textLinkLook } from '../../../ui/TextLink.tsx';
import type { JobEditor } from './jobKind.ts';

const Preview = styled(Link)(textLinkLook);

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
    <Preview to={address} onClick={open}>
      Preview as a veteran
    </Preview>
  );
}
