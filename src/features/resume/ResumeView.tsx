import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import type { components } from '../../../openapi.gen.d.ts';
import { token } from '../../ui/theme/token.ts';
import { type Section, sectionsOf } from './sections.ts';
import { useMilitaryNames } from './useMilitaryNames.ts';

type Resume = components['schemas']['Resume'];

const Sheet = styled('article')({
  maxWidth: 800,
  padding: 24,
  border: `1px solid ${token.line}`,
  borderRadius: 4,
  background: token.page,
  '@media (min-width:600px)': { padding: 48 },
});
const Head = styled('header')({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const Part = styled('section')({ marginTop: 32, paddingTop: 20, borderTop: `1px solid ${token.line}` });
const Entries = styled('ul')({ listStyle: 'none', display: 'grid', gap: 20, marginTop: 12 });
const Item = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  overflowWrap: 'anywhere',
  '& ul': { paddingLeft: 20, listStyle: 'disc' },
  '@media (min-width:600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .whole': { gridColumn: '1 / -1' },
  },
});
const Chips = styled('ul')({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const Chip = styled('li')({
  padding: '4px 12px',
  borderRadius: 6,
  background: token.hover,
  fontSize: '0.875rem',
  lineHeight: '20px',
});

function SectionPart({ title, entries }: Section) {
  return (
    <Part>
      <Typography level="h3" component="h2">
        {title}
      </Typography>
      {title === 'Skills' ? (
        <Chips>
          {entries.map((entry) => (
            <Chip key={entry.id}>{entry.title}</Chip>
          ))}
        </Chips>
      ) : (
        <Entries>
          {entries.map((entry) => (
            <Item key={entry.id}>
              <Typography level="title-md" component="h3">
                {entry.title}
              </Typography>
              <Typography level="body-sm">{entry.when}</Typography>
              {entry.detail && (
                <Typography level="body-sm" className="whole">
                  {entry.detail}
                </Typography>
              )}
              {entry.text && (
                <Typography level="body-md" className="whole">
                  {entry.text}
                </Typography>
              )}
              {entry.points.length > 0 && (
                <ul className="whole">
                  {entry.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </Item>
          ))}
        </Entries>
      )}
    </Part>
  );
}

/** The CV as it was read and confirmed, all sections, to look at. */
export function ResumeView({
  resume,
  countryId,
  locale,
}: {
  resume: Resume;
  countryId: number;
  locale: string;
}) {
  const { personal_details: person, summary } = resume.sections;
  const names = useMilitaryNames(resume.sections.military_exp, countryId);
  const phone = [person?.country_code, person?.phone_number].filter(Boolean).join(' ');
  const contact = [
    person?.email,
    phone,
    person?.city,
    person?.state,
    person?.linkedin_url,
    person?.website_url,
  ];
  return (
    <Sheet>
      <Head>
        <Typography level="h2" component="p">
          {[person?.first_name, person?.middle_name, person?.last_name].filter(Boolean).join(' ') ||
            resume.title}
        </Typography>
        {person?.headline && <Typography level="body-lg">{person.headline}</Typography>}
        <Typography level="body-sm">{contact.filter(Boolean).join(' · ')}</Typography>
      </Head>
      {summary?.text && (
        <Part>
          <Typography level="h3" component="h2">
            Summary
          </Typography>
          <Typography level="body-md" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {summary.text}
          </Typography>
        </Part>
      )}
      {sectionsOf(resume.sections, names, locale).map((section) => (
        <SectionPart key={section.title} {...section} />
      ))}
    </Sheet>
  );
}
