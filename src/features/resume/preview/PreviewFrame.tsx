import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Resume } from '../../../api/resumes.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Preview } from './createPreview.ts';
import { PagePreview } from './PagePreview.tsx';
import { usePreview } from './usePreview.ts';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 64px)',
  minHeight: 560,
  '@media (min-width:900px)': { height: 'calc(100dvh - 72px)' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '16px 20px',
  borderBottom: `1px solid ${token.line}`,
  '& h1': { fontSize: '1.375rem', lineHeight: '30px', overflowWrap: 'anywhere' },
  '@media (min-width:600px)': { paddingInline: 32 },
  '@media (min-width:1200px)': { paddingInline: 40 },
});
const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  marginBottom: 4,
  color: token.link,
  fontWeight: 500,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

type PreviewFrameProps = {
  resume: Resume;
  name: string;
  actions: (preview: Preview | null) => ReactNode;
};

export function PreviewFrame({ resume, name, actions }: PreviewFrameProps) {
  // The same content and date give the same bytes.
  const at = useMemo(() => new Date(resume.updated_at), [resume.updated_at]);
  const preview = usePreview(resume, at);
  return (
    <Frame>
      <Head>
        <div>
          <Back to="/veteran/resume">
            <ArrowLeft size={18} aria-hidden="true" />
            {`Your ${name}s`}
          </Back>
          <PageHeading>{resume.title}</PageHeading>
          <Typography level="body-sm">
            {resume.page_size === 'a4' ? 'A4' : 'Letter'}
            {resume.is_primary && ' · used for your applications'}
          </Typography>
        </div>
        <Row gap="md" align="center">
          {actions(preview)}
        </Row>
      </Head>
      <PagePreview preview={preview} documentName={name} />
    </Frame>
  );
}
