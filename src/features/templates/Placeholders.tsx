import styled from '@emotion/styled';
import { inBraces, templatePlaceholders } from '../../machines/templateText.ts';
import { List } from '../../ui/List.tsx';
import { PressButton } from '../../ui/PressButton.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Title } from '../../ui/Title.tsx';
import { placeholderMeanings } from './templateLabels.ts';

const Item = styled(Row)({ '& > button': { minWidth: 148 } });

type PlaceholdersProps = { fieldId: string; onInsert: (text: string) => void };

/** Where the cursor is in the text, or in place of what is selected. */
function insertIn(fieldId: string, placeholder: string): string | undefined {
  const area = document.getElementById(fieldId);
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
  area.focus();
  return area.value;
}

export const Placeholders = ({ fieldId, onInsert }: PlaceholdersProps) => (
  <Stack as="section" gap="md" aria-labelledby="placeholders">
    <div>
      <Title level="h3" id="placeholders">
        Placeholders
      </Title>
      <Quiet>Add them to your text. When somebody uses the template, they’re replaced.</Quiet>
    </div>
    <List gap="sm">
      {templatePlaceholders.map((placeholder) => (
        <Item as="li" key={placeholder} gap="md" rowGap="xs" align="center">
          <PressButton
            look="outlined"
            small
            aria-label={`Insert ${inBraces(placeholder)}`}
            onClick={() => {
              const text = insertIn(fieldId, inBraces(placeholder));
              if (text !== undefined) onInsert(text);
            }}
          >
            {inBraces(placeholder)}
          </PressButton>
          <span>{placeholderMeanings[placeholder]}</span>
        </Item>
      ))}
    </List>
  </Stack>
);
