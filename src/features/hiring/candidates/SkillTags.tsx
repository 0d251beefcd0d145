import styled from '@emotion/styled';
import { List } from '../../../ui/List.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';

const Tags = styled(Row)({
  '& > li': {
    padding: '4px 10px',
    borderRadius: 6,
    background: token.hover,
    color: token.second,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 600,
  },
});

type SkillTagsProps = { skills: readonly string[]; most?: number };

export function SkillTags({ skills, most = skills.length }: SkillTagsProps) {
  if (skills.length === 0) return null;
  const rest = skills.length - most;
  return (
    <Tags as={List} gap="sm" mt="sm" aria-label="Skills">
      {skills.slice(0, most).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {rest > 0 && <li>{`+${rest}`}</li>}
    </Tags>
  );
}
