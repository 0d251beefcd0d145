import { withoutAccents } from '../../ui/form/withoutAccents.ts';
import type { HelpQuestion } from './helpQuestion.ts';

/** All words of the search, or their beginnings, in the question or its answer. */
export function matchingQuestions(questions: readonly HelpQuestion[], search: string): HelpQuestion[] {
  const words = wordsIn(search);
  return questions.filter(({ question, text }) => {
    const texts = wordsIn(`${question} ${text}`);
    return words.every((word) => texts.some((other) => other.startsWith(word)));
  });
}

const wordsIn = (text: string) => withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** “CV” stays as it is in a sentence; “Resume” does not. */
const inSentence = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());

export function withDocument(questions: readonly HelpQuestion[], name: string): HelpQuestion[] {
  const fill = (text: string) => text.replaceAll('{document}', inSentence(name));
  return questions.map(({ question, text, link }) => ({
    question: fill(question),
    text: fill(text),
    link: { ...link, label: fill(link.label) },
  }));
}
