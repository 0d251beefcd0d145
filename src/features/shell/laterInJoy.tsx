import type { ComponentType } from 'react';
import { later } from '../../ui/later.tsx';

/** For a page without Joy: a part with it, which is fetched with the theme once it is needed. */
export const laterInJoy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(async () => {
    const [Part, { JoyTheme }] = await Promise.all([load(), import('../../ui/theme/JoyTheme.tsx')]);
    return (props: Props) => (
      <JoyTheme>
        <Part {...props} />
      </JoyTheme>
    );
  });
