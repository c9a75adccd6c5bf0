import { useCallback, useEffect, useRef, useState } from 'react';
import type { BinaryKind } from '../../binaryKinds';
import { readTextFile } from '../../textFile';

/** The most bytes of a character in UTF-8. */
const WIDEST = 4;

/** How a game finds links in a text and reads them; `L` is the content of a link. None of it throws. */
export interface LinkFormat<L extends { readonly text: string }> {
  /** Returns the fragments in a text that may carry something; empty if it is a record itself. */
  readonly linksIn: (text: string) => readonly string[];
  /** Reads the first fragment that is complete, or the most complete one. */
  readonly readLinks: (fragments: readonly string[]) => Promise<L>;
  /** The most characters of a text. */
  readonly longest: number;
}

/**
 * The text from which a game is to be read, where it comes from (pasted, a link, a file), and what is wrong with that
 * link or file.
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

/** The text from which a game is to be read, with functions that replace it. */
export interface Sourcing<L> {
  readonly source: Source<L>;
  readonly takeText: (text: string) => void;
  readonly takeFile: (file: File) => void;
  /** Whether a file or a text is dragged over the page. */
  readonly isDropping: boolean;
}

/**
 * Returns how many bytes of a file are read to get a text of at most `longest` characters; a file with more bytes has
 * more characters in any encoding.
 */
export const longestFile = (longest: number): number => longest * WIDEST;

/**
 * Hook: returns the text from which a page reads a game, typed, from a file, dropped anywhere on the page, or from a
 * link, at first `link`, that of the address. The last one given counts, even if an earlier one is read later.
 * `format` must stay the same object.
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
    const hold = (event: DragEvent): void => {
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
