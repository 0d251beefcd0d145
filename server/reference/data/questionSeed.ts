/** How a question is written down in this folder. An option's id is the question's id, then its own two digits. */
export type OptionSeed = [number: number, value: string, label: string, exclusive?: 'exclusive'];

export interface QuestionSeed {
  id: number;
  code: string;
  title: string;
  help?: string;
  why: string;
  type: 'single_choice' | 'multi_choice' | 'text' | 'number' | 'date' | 'scale';
  optional?: true;
  max_length?: number;
  min?: number;
  max?: number;
  country_id?: 232 | 233;
  /** Shown only when the question was answered with one of these option numbers. */
  depends_on?: { question_id: number; options: number[] };
  options?: OptionSeed[];
}

export const optionId = (questionId: number, number: number) => questionId * 100 + number;
