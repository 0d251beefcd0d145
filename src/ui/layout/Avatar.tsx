import { NameMark, type NameMarkProps } from '../NameMark.tsx';

type AvatarProps = Pick<NameMarkProps, 'name' | 'src'> & { size?: number };

export const Avatar = ({ size = 40, ...mark }: AvatarProps) => (
  <NameMark shape="round" size={size} {...mark} />
);
