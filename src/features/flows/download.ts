import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Statechart, type StatechartProps, standalone } from 'statechart-paths/diagram';
import styles from 'statechart-paths/statechart.css?raw';

export type Drawing = Pick<StatechartProps, 'model' | 'layout' | 'level' | 'toggled' | 'overlay'>;

async function svgOf(drawing: Drawing, css: string): Promise<string> {
  const { interFont } = await import('statechart-paths/font');
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Statechart, drawing)));
  const svg = new XMLSerializer().serializeToString(place.firstElementChild as Element);
  root.unmount();
  return standalone(svg, css, interFont);
}

const nameOf = ({ model, level }: Drawing, ending: string) => `${model.name}-${level}.${ending}`;

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const saveSvg = async (drawing: Drawing) =>
  save(new Blob([await svgOf(drawing, styles)], { type: 'image/svg+xml' }), nameOf(drawing, 'svg'));

export async function savePng(drawing: Drawing): Promise<void> {
  const { width, height } = drawing.layout;
  const light = styles.replace(/\.flow-dark,[^{]*\{[^}]*\}/, '');
  const url = URL.createObjectURL(new Blob([await svgOf(drawing, light)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('The browser made no picture');
    save(blob, nameOf(drawing, 'png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
