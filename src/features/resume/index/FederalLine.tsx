import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { token } from '../../../ui/theme/token.ts';

const Line = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${token.line}`,
});

export const FederalLine = () => (
  <Line aria-label="Federal resume">
    <div>
      <Typography level="title-md" component="h2">
        Applying for a federal job?
      </Typography>
      <Typography level="body-sm" textColor="text.secondary">
        USAJOBS requires its own kind of resume: two pages, with months, hours and grades.
      </Typography>
    </div>
    <ButtonLink look="outlined" small to="/veteran/federal-resume">
      Your federal resumes
    </ButtonLink>
  </Line>
);
