import styled from '@emotion/styled';
import { useState } from 'react';
import { redirectTo, type SocialProvider } from '../../api/social.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { Row } from '../../ui/Row.tsx';
import { token } from '../../ui/theme/token.ts';

const Or = styled('p')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  color: token.second,
  fontSize: '0.875rem',
  '&::before, &::after': { content: '""', borderTop: `1px solid ${token.line}` },
});
const Providers = styled(Row)({ '& > *': { flex: '1 1 160px' } });
const Other = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 8,
  background: token.page,
  color: token.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '&[aria-disabled]': { cursor: 'progress' },
});

const names: Record<SocialProvider, string> = { google: 'Google', linkedin: 'LinkedIn' };

const marks: Record<SocialProvider, { fill: string; d: string }[]> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M19.6 10.23c0-.71-.06-1.4-.18-2.05H10v3.87h5.38a4.6 4.6 0 0 1-2 3.02v2.5h3.24c1.9-1.74 2.98-4.3 2.98-7.34Z',
    },
    {
      fill: '#34A853',
      d: 'M10 20c2.7 0 4.96-.9 6.62-2.43l-3.24-2.5c-.9.6-2.04.95-3.38.95-2.6 0-4.8-1.76-5.6-4.12H1.07v2.58A10 10 0 0 0 10 20Z',
    },
    { fill: '#FBBC05', d: 'M4.4 11.9a6 6 0 0 1 0-3.8V5.51H1.07a10 10 0 0 0 0 8.98L4.4 11.9Z' },
    {
      fill: '#EA4335',
      d: 'M10 3.98c1.47 0 2.79.5 3.82 1.5l2.87-2.87A10 10 0 0 0 1.07 5.51L4.4 8.1C5.2 5.74 7.4 3.98 10 3.98Z',
    },
  ],
  linkedin: [
    {
      fill: '#0A66C2',
      d: 'M18.5 0h-17C.7 0 0 .65 0 1.45v17.1c0 .8.7 1.45 1.5 1.45h17c.8 0 1.5-.65 1.5-1.45V1.45C20 .65 19.3 0 18.5 0ZM5.93 17.04H2.96V7.5h2.97v9.54ZM4.45 6.19a1.72 1.72 0 1 1 0-3.44 1.72 1.72 0 0 1 0 3.44Zm12.59 10.85h-2.96V12.4c0-1.1-.02-2.53-1.54-2.53-1.55 0-1.78 1.2-1.78 2.45v4.72H7.8V7.5h2.84v1.3h.04a3.12 3.12 0 0 1 2.8-1.54c3 0 3.56 1.98 3.56 4.55v5.23Z',
    },
  ],
};

type SocialButtonsProps = { providers: readonly SocialProvider[] };

export function SocialButtons({ providers }: SocialButtonsProps) {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const leave = (provider: SocialProvider) => {
    if (leaving) return;
    setLeaving(provider);
    redirectTo(provider).then(
      ({ url }) => location.assign(url),
      (error: { message: string }) => {
        setLeaving(null);
        showProblem(error);
      },
    );
  };
  return (
    <>
      <Or>or</Or>
      <Providers gap="md">
        {providers.map((provider) => (
          <Other
            key={provider}
            type="button"
            aria-disabled={leaving === provider || undefined}
            onClick={() => leave(provider)}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              {marks[provider].map((part) => (
                <path key={part.fill} {...part} />
              ))}
            </svg>
            {leaving === provider ? `Opening ${names[provider]}…` : names[provider]}
          </Other>
        ))}
      </Providers>
    </>
  );
}
