import type { ComponentType } from 'react';
import { later } from '../../ui/later.tsx';

/** Loads a part that uses Joy, together with its theme, into a page without Joy. */
export const laterInJoy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(async () => {
    const [Part, { JoyTheme }] = await Promise.all([load(), import('../../ui/theme/JoyTheme.tsx')]);
    return (props: Props) => (
      <JoyTheme>
        <Part {...props} />
      </JoyTheme>
    );
  });
