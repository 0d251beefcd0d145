import styled from '@emotion/styled';
import type { User } from '../../api/profile.ts';
import { fillTemplate, templateProblem } from '../../machines/templateText.ts';
import { Quiet } from '../../ui/Quiet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Title } from '../../ui/Title.tsx';
import { token } from '../../ui/theme/token.ts';
import { exampleValues } from './templateLabels.ts';

const Text = styled('p')({
  paddingLeft: 12,
  borderLeft: `3px solid ${token.lineStrong}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** What each placeholder of the text becomes. */
export function TemplateExample({ text, user }: { text: string; user: User }) {
  if (text.trim() === '') return null;
  return (
    <Stack as="section" gap="md" aria-labelledby="example">
      <Title level="h3" id="example">
        Example
      </Title>
      {templateProblem(text) === undefined ? (
        <Text>{fillTemplate(text, exampleValues(user))}</Text>
      ) : (
        <Quiet>{templateProblem(text)}.</Quiet>
      )}
    </Stack>
  );
}
