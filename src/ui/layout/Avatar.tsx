import styled from '@emotion/styled';

const Disc = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  background: '#F6E5D1',
  color: '#703A0C',
  fontWeight: 620,
  letterSpacing: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

export const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words[words.length - 1] : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

export function Avatar({
  name,
  src,
  size = 40,
}: {
  name: string;
  src?: string | null | undefined;
  size?: number;
}) {
  return (
    <Disc aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {src ? <img src={src} alt="" /> : initials(name)}
    </Disc>
  );
}
