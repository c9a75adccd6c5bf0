import { useCallback, useEffect, useRef, useState } from 'react';
import { LINK_VERSION, type LinkFault } from '../../game/linkFormat';
import { linkIn, readLink } from '../../store/link';
import { LONGEST_TEXT } from '../../game/records';

/** The text to be read, where it came from, and what went wrong on its way. */
export interface Source {
  readonly text: string;
  readonly from:
    | { readonly kind: 'paste' | 'link' }
    | { readonly kind: 'file'; readonly name: string; readonly size: number };
  /** The version of links that says what the text means; today's for one that came in no link. */
  readonly version: number;
  readonly fault: LinkFault | 'unreadableFile' | 'longFile' | null;
}

const NOTHING: Source = { text: '', from: { kind: 'paste' }, version: LINK_VERSION, fault: null };

/** Takes a text by hand, from a file or out of a link; what was taken last holds, whatever comes late. */
export function useText(link: string | null) {
  const [source, setSource] = useState(NOTHING);
  const taken = useRef(0);

  const later = useCallback((coming: Promise<Source>): void => {
    const turn = (taken.current += 1);
    void coming.then((arrived) => {
      if (turn === taken.current) setSource(arrived);
    });
  }, []);

  useEffect(() => {
    if (link !== null) later(fromLink(link));
  }, [link, later]);

  const takeText = useCallback(
    (text: string): void => {
      taken.current += 1;
      setSource({ ...NOTHING, text });
      const pasted = linkIn(text);
      if (pasted !== null) later(fromLink(pasted));
    },
    [later],
  );
  const takeFile = useCallback((file: File): void => later(fromFile(file)), [later]);
  return { source, takeText, takeFile };
}

async function fromLink(link: string): Promise<Source> {
  return { from: { kind: 'link' }, ...(await readLink(link)) };
}

/** Bytes of a character in UTF-8 at most. */
const WIDEST = 4;
/** Bytes of a file that is read at most: one with more has more characters than are read, whatever they are. */
export const LONGEST_FILE = LONGEST_TEXT * WIDEST;

async function fromFile(file: File): Promise<Source> {
  const { name, size } = file;
  const from = { kind: 'file', name, size } as const;
  if (size > LONGEST_FILE) return { ...NOTHING, from, fault: 'longFile' };
  try {
    // What is added to the file meanwhile is not read.
    return { ...NOTHING, text: await file.slice(0, LONGEST_FILE).text(), from };
  } catch {
    return { ...NOTHING, from, fault: 'unreadableFile' };
  }
}
