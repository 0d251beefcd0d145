import * as z from 'zod/mini';

export interface TypedDirection {
  answer_option_id: string;
}

export const careerDirectionSchema = z.pipe(
  z.object({
    answer_option_id: z.string().check(z.regex(/^\d+$/, 'Choose the direction that fits you best')),
  }),
  z.transform(({ answer_option_id }) => ({ answerOptionId: Number(answer_option_id) })),
);
