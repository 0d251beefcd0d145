import type { Components, Theme } from '@mui/joy/styles';

const buttonSizes = {
  sm: { minHeight: 36, paddingInline: 14, fontSize: '0.875rem' },
  md: { minHeight: 44, paddingInline: 20, fontSize: '0.9375rem' },
  lg: { minHeight: 52, paddingInline: 28, fontSize: '1rem' },
};

const onSolid: Record<string, string> = {
  primary: 'var(--ui-onSolid)',
  secondary: 'var(--ui-onContrastSolid)',
  danger: '#FFFFFF',
};

const busy = (color: string, hasLabel: boolean) => ({
  '&.Mui-disabled': {
    backgroundColor: `var(--joy-palette-${color}-solidBg)`,
    ...(hasLabel && { color: onSolid[color] }),
  },
  '& .MuiCircularProgress-root': {
    '--CircularProgress-progressColor': onSolid[color],
    '--CircularProgress-trackColor': 'transparent',
  },
});

export const components: Components<Theme> = {
  JoyButton: {
    styleOverrides: {
      root: ({ ownerState }) => {
        const {
          variant = 'solid',
          color = 'primary',
          size = 'md',
          disabled,
          loading,
          loadingPosition,
        } = ownerState;
        return {
          ...buttonSizes[size as keyof typeof buttonSizes],
          lineHeight: 1.5,
          transition:
            'background-color calc(var(--motion) * 120ms) ease-out, border-color calc(var(--motion) * 120ms) ease-out',
          ...(variant === 'solid' &&
            color === 'primary' &&
            !disabled && { boxShadow: 'var(--ui-shadow-primary)' }),
          ...(variant === 'outlined' && { backgroundColor: 'var(--ui-page)' }),
          ...(variant === 'plain' && color === 'primary' && { color: 'var(--ui-link)' }),
          ...(loading && variant === 'solid' && busy(color, loadingPosition !== 'center')),
          ...(disabled && !loading && variant === 'solid' && { border: '1px solid var(--ui-line)' }),
        };
      },
    },
  },
  // The button itself announces that it is busy.
  JoyCircularProgress: { defaultProps: { 'aria-hidden': true } },
  JoyLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ ownerState }) => ({
        '--variant-plainColor': 'var(--ui-link)',
        fontWeight: 500,
        textUnderlineOffset: '3px',
        textDecorationColor: 'currentColor',
        ...(ownerState.color === 'danger' && { '--variant-plainColor': 'var(--ui-error)' }),
      }),
    },
  },
};
