import type { ComponentType } from 'react';
import { later } from '../../ui/later.tsx';

export const laterInJoy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(async () => {
    const [Part, { JoyTheme }] = await Promise.all([load(), import('../../ui/theme/JoyTheme.tsx')]);
    return (props: Props) => (
      <JoyTheme>
        <Part {...props} />
      </JoyTheme>
    );
  });
