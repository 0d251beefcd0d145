import styled from '@emotion/styled';
import { initials } from './initials.ts';
import { nameColour } from './theme/nameColours.ts';
import { token } from './theme/token.ts';

export interface NameMarkProps {
  name: string;
  src?: string | null | undefined;
  size: number;
  shape: 'round' | 'square';
}

// A class rather than a style attribute, which the content security policy forbids in a server-rendered page.
const Mark = styled('span')<{ look: Omit<NameMarkProps, 'src'> & { letters: string } }>(
  ({ look: { name, size, shape, letters } }) => {
    const [text, ground] = nameColour(name);
    return {
      width: size,
      height: size,
      fontSize: size * (letters.length > 1 ? 0.36 : 0.42),
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      overflow: 'hidden',
      borderRadius: shape === 'round' ? '50%' : 8,
      // A logo may be transparent, so it has the same ground for every name.
      background: letters ? token[ground] : token.tint,
      color: token[text],
      fontWeight: 620,
      letterSpacing: 0,
      '& img': { width: '100%', height: '100%', objectFit: shape === 'round' ? 'cover' : 'contain' },
    };
  },
);

/** A picture, or the initials in a colour of the name. */
export const NameMark = ({ src, ...look }: NameMarkProps) => {
  const letters = src ? '' : initials(look.name);
  return (
    <Mark aria-hidden="true" look={{ ...look, letters }}>
      {src ? <img src={src} alt="" loading="lazy" /> : letters}
    </Mark>
  );
};
