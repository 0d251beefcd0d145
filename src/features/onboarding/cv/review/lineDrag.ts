import type { DragEvent } from 'react';

const lineType = 'application/x-valour-cv-line';

export const startLineDrag = (event: DragEvent, index: number) => {
  event.dataTransfer.setData(lineType, String(index));
  event.dataTransfer.effectAllowed = 'move';
};

export const acceptLines = (onDropLine: (index: number) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(lineType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  },
  onDrop: (event: DragEvent) => {
    const index = event.dataTransfer.getData(lineType);
    if (index === '') return;
    event.preventDefault();
    onDropLine(Number(index));
  },
});
