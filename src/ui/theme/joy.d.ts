import '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    secondary: true;
    info: true;
  }
  interface TypographySystemOverrides {
    display: true;
  }
}
