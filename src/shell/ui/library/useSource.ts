import { useCallback, useEffect, useRef, useState } from 'react';
import type { BinaryKind } from '../../binaryKinds';
import { readTextFile } from '../../textFile';

/** The most bytes of a character in UTF-8. */
const WIDEST = 4;

/** How a game's links are found in a text and read; `L` is the content of a link. No function throws or rejects. */
export interface LinkFormat<L extends { readonly text: string }> {
  /** Returns the fragments of links in a text, such as `#r3=…`; empty if the text itself is a record. */
  readonly linksIn: (text: string) => readonly string[];
  /** Resolves with the content of the first fragment that is complete, otherwise of the most complete one. */
  readonly readLinks: (fragments: readonly string[]) => Promise<L>;
  /** The greatest number of characters of a text that is read. */
  readonly longest: number;
}

/**
 * A text from which a game is to be read, and where it comes `from`: pasted or typed (`paste`), a `link`, or a `file`.
 * The text is empty if the file could not be read, and `fault` then says why.
 */
export interface Source<L> {
  readonly text: string;
  readonly from:
    | { readonly kind: 'paste' }
    | { readonly kind: 'link'; readonly link: L }
    | {
        readonly kind: 'file';
        readonly name: string;
        readonly size: number;
        /** Whether it was decoded as Windows-1252. */
        readonly isWindows: boolean;
        readonly fault: 'unreadableFile' | 'longFile' | BinaryKind | null;
      };
}

/**
 * The text from which a page is to read a game (`source`); functions that replace it by a text (`takeText`) or by the
 * content of a file (`takeFile`); and whether something is being dragged over the page.
 */
export interface Sourcing<L> {
  readonly source: Source<L>;
  readonly takeText: (text: string) => void;
  readonly takeFile: (file: File) => void;
  /** Whether a file or a text is dragged over the page. */
  readonly isDropping: boolean;
}

/**
 * Returns the greatest size in bytes of a file that may have at most `longest` characters; a larger file has more
 * characters in any encoding.
 */
export const longestFile = (longest: number): number => longest * WIDEST;

/**
 * Hook: returns the text from which a page reads a game, with functions that replace it. A text or a file can also be
 * dropped anywhere on the page; a text with links is replaced by the content of the best link. `link` is a link's
 * fragment to read at first, null for none. The last input counts. `format` must stay the same object.
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
    // Bytes added to the file meanwhile are not read.
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

/** Hook: handles a file or a text dropped anywhere on the page; returns true while one is dragged over it. */
function useDropped(onFile: (file: File) => void, onText: (text: string) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const dragOver = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Within the page it only moves from one element to another.
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
    const listeners = { dragover: dragOver, dragleave: leave, drop };
    for (const [type, listen] of Object.entries(listeners))
      window.addEventListener(type, listen as EventListener);
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        window.removeEventListener(type, listen as EventListener);
    };
  }, [onFile, onText]);
  return over;
}
