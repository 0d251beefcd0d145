import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Quiet } from '../../../ui/Quiet.tsx';
import { RowHead, RowTitle, Subsection } from '../parts.ts';

const Detail = styled(Quiet)({ overflowWrap: 'anywhere' });

type SecurityRowProps = {
  title: string;
  detail: ReactNode;
  action: string;
  onOpen: (() => void) | undefined;
  children?: ReactNode;
};

export function SecurityRow({ title, detail, action, onOpen, children }: SecurityRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const canOpen = onOpen !== undefined;
  useEffect(() => {
    if (!canOpen || !wasPressed.current) return;
    wasPressed.current = false;
    button.current?.focus();
  }, [canOpen]);
  const open = () => {
    wasPressed.current = true;
    onOpen?.();
  };
  return (
    <Subsection aria-label={title}>
      <RowHead>
        <div>
          <RowTitle>{title}</RowTitle>
          <Detail>{detail}</Detail>
        </div>
        {canOpen && (
          <Button ref={button} variant="outlined" color="neutral" onClick={open}>
            {action}
          </Button>
        )}
      </RowHead>
      {children}
    </Subsection>
  );
}
