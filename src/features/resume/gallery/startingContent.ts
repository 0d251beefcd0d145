import type { User } from '../../../api/profile.ts';
import type { Resume } from '../../../documents/resume/resumeContent.ts';

const order: Resume['section_order'] = ['personal_details', 'summary', 'military_exp', 'civilian_exp'];

export function startingContent({ email, user_details: person }: User, kind: 'cv' | 'resume'): Resume {
  return {
    kind,
    template_id: 'meridian-black',
    page_size: kind === 'cv' ? 'a4' : 'letter',
    section_order: order,
    hidden_sections: [],
    military_titles: {},
    sections: {
      personal_details: {
        first_name: person.first_name,
        last_name: person.last_name,
        email,
      },
      military_exp: [],
      civilian_exp: [],
      education: [],
      training: [],
      skills: [],
      awards: [],
      interest: [],
      volunteering: [],
      languages: [],
      security_clearance: [],
      misc: [],
    },
  };
}
