import mammoth from 'mammoth';
import { maxCharacters, numbered, type TextLine, tooLongMessage, Unreadable } from '../lines.ts';
import { pack } from '../zip.ts';
import { edgeLines, largestText, withTextBoxes } from './documentXml.ts';
import { htmlLines } from './htmlLines.ts';
import { damaged, isBody, type WordFile } from './wordFile.ts';
import { withForms } from './wordForms.ts';

export async function readWord({ parts }: Pick<WordFile, 'parts'>): Promise<TextLine[]> {
  const checked = await pack(
    new Map(
      [...parts].map(([name, content]) => [
        name,
        isBody.test(name) ? withForms(withTextBoxes(content)) : content,
      ]),
    ),
  );
  const { value } = await mammoth
    .convertToHtml(
      { buffer: checked },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: false },
    )
    .catch(() => {
      throw new Unreadable(damaged);
    });
  const name = largestText(parts);
  const lines = [...edgeLines(parts), ...htmlLines(value)].map((line, at) =>
    numbered(line.text === name ? { ...line, isHeading: true } : line, at),
  );
  if (lines.reduce((sum, line) => sum + line.text.length, 0) > maxCharacters)
    throw new Unreadable(tooLongMessage);
  return lines;
}
