import { NameMark, type NameMarkProps } from './NameMark.tsx';

type CompanyMarkProps = Pick<NameMarkProps, 'name' | 'src'> & { size?: number };

export const CompanyMark = ({ size = 52, ...mark }: CompanyMarkProps) => (
  <NameMark shape="square" size={size} {...mark} />
);
