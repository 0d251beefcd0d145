import { type ReactNode, useEffect, useRef } from 'react';
import { mayHavePhoto } from '../../../documents/resume/resumeContent.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { setPerson } from './edits.ts';
import { type EditedResume, loadAdded, type ResumeEditor } from './resumeEditor.ts';

export interface ProfilePicture {
  address: string | null;
  field: ReactNode;
}

interface PhotoProps {
  editor: ResumeEditor;
  edited: EditedResume;
  picture: ProfilePicture;
}

const usual =
  'Your profile picture. It’s off unless you turn it on, because most employers here expect a CV without one.';

export function Photo({ editor, edited: { document, content }, picture: { address, field } }: PhotoProps) {
  const isOn = content.sections.personal_details?.photo === true;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (isOn) loadAdded(editor.read().document).then(editor.add, showProblem);
  }, [address, isOn, editor]);
  if (!mayHavePhoto({ ...document, ...content })) return null;
  const hasNone = document.template_id.startsWith('meridian');
  return (
    <>
      <SwitchField
        name="personal_details.photo"
        label="Show my picture"
        hint={isOn && hasNone ? 'The Meridian design doesn’t show a picture. The other three do.' : usual}
        checked={isOn}
        onChange={(photo) => editor.change(setPerson({ photo }))}
      />
      {isOn && field}
    </>
  );
}
