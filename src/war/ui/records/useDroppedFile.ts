import { useEffect, useState } from 'react';

/** Takes a file or a text that is dropped anywhere on the page; true while one is held over it. */
export function useDroppedFile(
  onFile: (file: File) => void,
  onText: (text: string) => void,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Within the page it only goes from one element to another.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (file !== undefined) onFile(file);
      else if (text !== '') onText(text);
    };
    const listeners = { dragover: hold, dragleave: leave, drop };
    for (const [type, listen] of Object.entries(listeners))
      window.addEventListener(type, listen as EventListener);
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        window.removeEventListener(type, listen as EventListener);
    };
  }, [onFile, onText]);
  return over;
}
