import type { Operation } from '../http/contract/call.ts';
import { serviceCategories } from '../services/serviceRules.ts';

const colours: Record<(typeof serviceCategories)[number], string> = {
  employment: '#1B528D',
  education: '#5A3EB0',
  healthcare: '#A82255',
  finance: '#0C5D3B',
  housing: '#8A480B',
  online: '#135D70',
  course: '#86198F',
};

export const listServiceCategories: Operation<'listServiceCategories'> = async () => ({
  data: serviceCategories.map((slug, at) => ({
    id: at + 1,
    title: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
    slug,
    colour: colours[slug],
  })),
});
