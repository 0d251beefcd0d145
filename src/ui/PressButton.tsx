import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { buttonLook } from './ButtonLink.tsx';

const Root = styled('button')({ ...buttonLook, gap: 8, cursor: 'pointer' });

type PressButtonProps = ComponentPropsWithRef<'button'> & { look?: 'solid' | 'outlined'; small?: boolean };

/** For pages that load without Joy, whose button would add 20 kB to them. Pages that have Joy use Joy’s. */
export const PressButton = ({ look = 'solid', small = false, ...button }: PressButtonProps) => (
  <Root type="button" {...button} data-look={look} data-small={small || undefined} />
);
