import { withAlpha } from './colour.ts';
import { error, grey, info, primaryScale, type Scale, secondary, success, warning } from './palette.ts';
import type { Roles, ThemeChoice } from './roles.ts';

type Colours = {
  solid: string;
  onSolid: string;
  solidHover: string;
  solidActive?: string;
  text: string;
  ground: string;
  groundHover: string;
  border: string;
};

function range(scale: Scale, roles: Roles, colours: Colours) {
  const { solid, onSolid, solidHover, text, ground, groundHover, border } = colours;
  return {
    ...scale,
    solidBg: solid,
    solidColor: onSolid,
    solidHoverBg: solidHover,
    solidActiveBg: colours.solidActive ?? solidHover,
    solidDisabledBg: roles.hover,
    solidDisabledColor: roles.quiet,
    softBg: ground,
    softColor: text,
    softHoverBg: groundHover,
    softActiveBg: groundHover,
    softActiveColor: text,
    softDisabledBg: roles.hover,
    softDisabledColor: roles.quiet,
    outlinedColor: text,
    outlinedBorder: border,
    outlinedHoverBg: ground,
    outlinedActiveBg: groundHover,
    outlinedDisabledColor: roles.quiet,
    outlinedDisabledBorder: roles.line,
    plainColor: text,
    // Joy's own is of the light theme.
    plainHoverColor: text,
    plainHoverBg: ground,
    plainActiveBg: groundHover,
    plainDisabledColor: roles.quiet,
  };
}

const surfaces = (roles: Roles) => ({
  common: { white: '#FFFFFF', black: '#000000' },
  text: { primary: roles.ink, secondary: roles.second, tertiary: roles.quiet, icon: roles.second },
  background: {
    body: roles.page,
    surface: roles.paper,
    popup: roles.popup,
    level1: roles.hover,
    level2: roles.line,
    level3: roles.lineStrong,
    tooltip: roles.toast,
    backdrop: withAlpha(grey[950], 0.48),
  },
  divider: roles.line,
  focusVisible: roles.mark,
});

export function joyPalette(choice: ThemeChoice, roles: Roles) {
  const dark = choice.themeMode === 'dark';
  const state = (scale: Scale, text: string, ground: string, border: string) =>
    range(scale, roles, {
      solid: scale[600],
      onSolid: '#FFFFFF',
      solidHover: scale[700],
      text,
      ground,
      groundHover: dark ? roles.hover : scale[100],
      border,
    });
  const quietGround = { ground: roles.hover, groundHover: roles.line };
  return {
    mode: choice.themeMode,
    primary: range(primaryScale(choice.themeColorPresets), roles, {
      solid: roles.solid,
      onSolid: roles.onSolid,
      solidHover: roles.solidHover,
      solidActive: roles.solidActive,
      text: roles.onTint,
      ground: roles.tint,
      groundHover: roles.tintHover,
      border: roles.mark,
    }),
    neutral: range(grey, roles, {
      solid: roles.toast,
      onSolid: roles.onToast,
      solidHover: grey[700],
      text: roles.ink,
      border: roles.field,
      ...quietGround,
    }),
    secondary: range(secondary, roles, {
      solid: roles.contrastSolid,
      onSolid: roles.onContrastSolid,
      solidHover: dark ? grey[300] : grey[700],
      text: roles.ink,
      border: roles.field,
      ...quietGround,
    }),
    danger: state(error, roles.error, roles.errorGround, roles.errorMark),
    success: state(success, roles.success, roles.successGround, roles.successMark),
    warning: state(warning, roles.warning, roles.warningGround, roles.warningMark),
    info: state(info, roles.info, roles.infoGround, roles.infoMark),
    ...surfaces(roles),
  };
}
