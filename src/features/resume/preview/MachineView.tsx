import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { CircleAlert } from 'lucide-react';
import { type ReadSection, readShare } from '../../../documents/readBack.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { token } from '../../../ui/theme/token.ts';

const Sections = styled('div')({ display: 'grid', gap: 24, padding: 24, maxWidth: '66ch' });
const Line = styled('li')({
  display: 'flex',
  gap: 8,
  overflowWrap: 'anywhere',
  '&[data-unread]': { color: token.warning },
});

// The heading is already above the list.
const withoutHeading = (heading: string, fields: ReadSection['fields']) =>
  fields.filter(({ text, isRead }, n) => n > 0 || text !== heading || !isRead);

export function MachineView({ sections }: { sections: ReadSection[] | null }) {
  if (!sections)
    return (
      <Waiting>
        <SkeletonRows count={6} />
      </Waiting>
    );
  const share = readShare(sections);
  return (
    <Sections>
      <Typography level="body-md" textColor="text.secondary">
        {share === 100
          ? 'Software can read everything in your file, in the right order.'
          : `Software can read ${share}% of your file. We’ve marked the rest.`}
      </Typography>
      {sections.map(({ name, heading, fields }) => (
        <section key={name} aria-label={heading}>
          <Typography level="title-md" component="h3" sx={{ mb: '8px' }}>
            {heading}
          </Typography>
          <List gap="xs">
            {withoutHeading(heading, fields).map(({ place, text, isRead }) => (
              <Line key={place} data-unread={isRead ? undefined : ''}>
                {!isRead && <CircleAlert size={18} aria-hidden="true" />}
                <span>
                  {text}
                  {!isRead && ' (not read)'}
                </span>
              </Line>
            ))}
          </List>
        </section>
      ))}
    </Sections>
  );
}
