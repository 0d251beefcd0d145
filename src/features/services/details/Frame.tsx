import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../api/client.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { token } from '../../../ui/theme/token.ts';

const Back = styled(Link)({
  display: 'inline-block',
  marginBottom: 16,
  padding: '4px 0',
  color: token.link,
  fontSize: '0.9375rem',
  fontWeight: 500,
});

type FrameProps = {
  noun: string;
  // Null for an address without an id.
  id: number | null;
  isLoaded: boolean;
  error: Error | null;
  onRetry: () => void;
  // Where others are; guests have no list.
  list: string | null;
  missing: string;
  children: ReactNode;
};

export const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export function Frame({ noun, id, isLoaded, error, onRetry, list, missing, children }: FrameProps) {
  if (id === null || (error as ApiError | null)?.status === 404)
    return (
      <PageLayout>
        <Notice
          kind="notFound"
          level={1}
          title={`We can’t find this ${noun}`}
          actions={
            <ButtonLink to={list ?? '/'}>{list ? `View all ${noun}s` : 'Go to the home page'}</ButtonLink>
          }
        >
          {missing}
        </Notice>
      </PageLayout>
    );
  return (
    <PageLayout>
      {list && <Back to={list}>{`← Back to ${noun}s`}</Back>}
      {error && !isLoaded && (
        <NotLoaded what={`The ${noun}`} level={1} onRetry={onRetry}>
          {error.message}
        </NotLoaded>
      )}
      {!isLoaded && !error && (
        <Waiting label={`Loading the ${noun}`}>
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {isLoaded && children}
    </PageLayout>
  );
}
