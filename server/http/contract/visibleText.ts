// Removes invisible characters that nobody means to type: they can reverse text, or make two texts that look the same differ.

const scripts = (names: string) =>
  names
    .split(' ')
    .map((name) => String.raw`\p{Script_Extensions=${name}}`)
    .join('');

// Letters of these scripts join or stack, and joiners change how they are written. A mark alone does not identify a script:
// Syriac shares some with Latin.
const joining = scripts(
  'Arabic Syriac Mandaic Nko Adlam Hanifi_Rohingya Mongolian Phags_Pa Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Tai_Tham Balinese Javanese Sundanese Chakma',
);
// These scripts have no spaces between words; a zero-width space says where a line may break.
const unspaced = scripts('Thai Lao Khmer Myanmar Tai_Le New_Tai_Lue Tai_Tham Tibetan Balinese Javanese');
const mongolian = scripts('Mongolian Phags_Pa');

// Emoji need joiners and variation selectors, Chinese characters the selectors of their variants, and flags their tags. Direction
// marks belong in text with right-to-left letters.
const needed = [
  String.raw`(?<=[[\p{L}\p{Nd}]&&[${joining}]]\p{M}*(?:[\u200c\u200d]\p{M}+)?)[\u200c\u200d]`,
  String.raw`(?<=[[\p{L}\p{M}]&&[${unspaced}]])\u200b(?=\u200b*[\p{L}&&[${unspaced}]])`,
  String.raw`(?<=[\p{L}&&[${mongolian}]])[\u180b-\u180d\u180f]`,
  String.raw`(?<=[\p{L}&&[${mongolian}]])\u180e(?=[\p{L}&&[${mongolian}]])`,
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{2,7}\u{e007f}`,
].join('|');
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const anyInvisible = new RegExp(invisible, 'v');
const inOrder = new RegExp(`(${needed})|${invisible}`, 'gv');
const inOrderOrMark = new RegExp(`(${needed}|[\\u061c\\u200e\\u200f])|${invisible}`, 'gv');
const fromRightToLeft = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const visibleText = (text: string): string =>
  anyInvisible.test(text) ? text.replace(fromRightToLeft.test(text) ? inOrderOrMark : inOrder, '$1') : text;
