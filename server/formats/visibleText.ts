// Removes what nobody sees and nobody means to type: it can turn a text round, or make two texts that look the same differ.

// Arabic and Indian letters need their joiners, emoji theirs and their variation selectors, Chinese characters the selectors of
// their variants, and a flag its tags. Marks of direction belong in a text that has letters from right to left.
const joined = String.raw`(?<=[\u0600-\u0dff])[\u200c\u200d]|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`;
const selected = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`;
const flag = String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{2,7}\u{e007f}`;
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const anyInvisible = new RegExp(invisible, 'u');
const inOrder = new RegExp(`(${joined}|${selected}|${flag})|${invisible}`, 'gu');
const inOrderOrMark = new RegExp(
  `(${joined}|${selected}|${flag}|[\\u061c\\u200e\\u200f])|${invisible}`,
  'gu',
);
const fromRightToLeft = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const visibleText = (text: string): string =>
  anyInvisible.test(text) ? text.replace(fromRightToLeft.test(text) ? inOrderOrMark : inOrder, '$1') : text;
