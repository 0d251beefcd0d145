import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { Palette } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sectionTitle } from '../../../documents/resume/fields.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';
import { designName } from '../gallery/designs.ts';
import { RowActions } from '../writing/EntryList.tsx';
import { isSectionShown, moveSection, setPaper, setSpacing, showSection } from './edits.ts';
import { Fields, ListRow, PartTitle, ResumeRows } from './look.ts';
import type { EditedResume, ResumeEditor } from './resumeEditor.ts';

const DesignHint = styled(Quiet)({ marginTop: 8 });
const Design = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '8px 16px',
  border: `1px solid ${token.field}`,
  borderRadius: 8,
  color: token.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: token.hover },
});

export const designAddress = (resumeId: number) => `/veteran/resume/build?resume_id=${resumeId}`;

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

const spacings = [
  { value: 'normal', label: 'Normal' },
  { value: 'tight', label: 'Tight' },
];

export function DesignPanel({ editor, edited }: { editor: ResumeEditor; edited: EditedResume }) {
  const { content, document } = edited;
  // Personal details come first in every design.
  const order = content.section_order.filter((name) => name !== 'personal_details');
  return (
    <Fields>
      <Typography level="h2" component="h2">
        Design
      </Typography>
      <div>
        <Design to={designAddress(document.id)}>
          <Palette size={20} aria-hidden="true" />
          {designName(document.template_id)}
        </Design>
        <DesignHint>Twenty designs, shown with your own content.</DesignHint>
      </div>
      <SelectField
        name="page_size"
        label="Paper size"
        value={content.page_size}
        options={papers}
        onChange={({ target }) => editor.change(setPaper(target.value === 'letter' ? 'letter' : 'a4'))}
      />
      <SelectField
        name="spacing"
        label="Spacing"
        value={content.spacing ?? 'normal'}
        options={spacings}
        onChange={({ target }) => editor.change(setSpacing(target.value === 'tight' ? 'tight' : 'normal'))}
      />
      <section aria-labelledby="section-order">
        <PartTitle id="section-order">Section order</PartTitle>
        <Quiet>Sections you turn off stay here but aren’t printed.</Quiet>
        <ResumeRows>
          {order.map((name, index) => {
            const title = sectionTitle(name);
            return (
              <ListRow key={name}>
                <SwitchField
                  name={`shown.${name}`}
                  label={title}
                  checked={isSectionShown(content, name)}
                  onChange={(isShown) => editor.change(showSection(name, isShown))}
                />
                <RowActions
                  title={title}
                  onUp={index > 0 ? () => editor.change(moveSection(name, -1)) : undefined}
                  onDown={index < order.length - 1 ? () => editor.change(moveSection(name, 1)) : undefined}
                />
              </ListRow>
            );
          })}
        </ResumeRows>
      </section>
    </Fields>
  );
}
