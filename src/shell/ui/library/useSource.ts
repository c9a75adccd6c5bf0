import { useCallback, useEffect, useRef, useState } from 'react';
import type { BinaryKind } from '../../binaryKinds';
import { readTextFile } from '../../textFile';

/** Bytes of a character in UTF-8 at most. */
const WIDEST = 4;

/** How a game finds and reads its links; `L` is what one carries besides its text. None of it throws. */
export interface LinkFormat<L extends { readonly text: string }> {
  /** The fragments that a text may carry something in; none where it is a record by itself. */
  readonly linksIn: (text: string) => readonly string[];
  /** The first of some fragments that is whole, or as much as comes of any of them. */
  readonly readLinks: (fragments: readonly string[]) => Promise<L>;
  /** Characters of a text that is read at most. */
  readonly longest: number;
}

/** The text to be read, where it came from, and what went wrong on its way. */
export interface Source<L> {
  readonly text: string;
  readonly from:
    | { readonly kind: 'paste' }
    | { readonly kind: 'link'; readonly link: L }
    | {
        readonly kind: 'file';
        readonly name: string;
        readonly size: number;
        /** Whether its letters were read as those of Windows. */
        readonly isWindows: boolean;
        readonly fault: 'unreadableFile' | 'longFile' | BinaryKind | null;
      };
}

/** A source, and what takes another. */
export interface Sourcing<L> {
  readonly source: Source<L>;
  readonly takeText: (text: string) => void;
  readonly takeFile: (file: File) => void;
  /** Whether a file or a text is held over the page. */
  readonly isDropping: boolean;
}

/** Bytes of a file that is read at most: one with more has more characters than are read, whatever they are. */
export const longestFile = (longest: number): number => longest * WIDEST;

/**
 * Takes a text by hand, from a file, from what is dropped anywhere on the page, or out of a link, at first that of the
 * address; what was taken last holds, whatever comes late. `format` has to stay the same.
 */
export function useSource<L extends { readonly text: string }>(
  format: LinkFormat<L>,
  link: string | null,
): Sourcing<L> {
  const [source, setSource] = useState<Source<L>>({ text: '', from: { kind: 'paste' } });
  const taken = useRef(0);

  const later = useCallback((coming: Promise<Source<L>>): void => {
    const turn = (taken.current += 1);
    void coming.then((arrived) => {
      if (turn === taken.current) setSource(arrived);
    });
  }, []);
  useEffect(() => {
    if (link !== null) later(fromLinks(format, [link]));
  }, [format, link, later]);

  const takeText = useCallback(
    (text: string): void => {
      taken.current += 1;
      setSource({ text, from: { kind: 'paste' } });
      const links = format.linksIn(text);
      if (links.length > 0) later(fromLinks(format, links));
    },
    [format, later],
  );
  const takeFile = useCallback(
    (file: File): void => later(fromFile(format, file)),
    [format, later],
  );
  return { source, takeText, takeFile, isDropping: useDropped(takeFile, takeText) };
}

async function fromLinks<L extends { readonly text: string }>(
  { readLinks }: LinkFormat<L>,
  links: readonly string[],
): Promise<Source<L>> {
  const link = await readLinks(links);
  return { text: link.text, from: { kind: 'link', link } };
}

async function fromFile<L extends { readonly text: string }>(
  format: LinkFormat<L>,
  file: File,
): Promise<Source<L>> {
  const { name, size } = file;
  const from = { kind: 'file', name, size, isWindows: false, fault: null } as const;
  const most = longestFile(format.longest);
  if (size > most) return { text: '', from: { ...from, fault: 'longFile' } };
  try {
    // What is added to the file meanwhile is not read.
    const read = await readTextFile(file, most);
    if (read.text === undefined) return { text: '', from: { ...from, fault: read.kind } };
    const { text, isWindows } = read;
    const links = format.linksIn(text);
    if (links.length > 0) return await fromLinks(format, links);
    return { text, from: { ...from, isWindows } };
  } catch {
    return { text: '', from: { ...from, fault: 'unreadableFile' } };
  }
}

/** Takes a file or a text that is dropped anywhere on the page; true while one is held over it. */
function useDropped(onFile: (file: File) => void, onText: (text: string) => void): boolean {
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
