import { useCallback, useEffect, useRef, useState } from 'react';
import { LINK_VERSION, type LinkFault } from '../../game/linkFormat';
import type { PackedText } from '../../../shell/packedLink';
import { readLink } from '../../store/link';
import { linksIn, readLinks } from '../../store/pastedLink';
import { LONGEST_TEXT } from '../../game/records';
import type { BinaryKind } from '../../../shell/binaryKinds';
import { readTextFile } from '../../../shell/textFile';

/** The text to be read, where it came from, and what went wrong on its way. */
export interface Source {
  readonly text: string;
  readonly from:
    | { readonly kind: 'paste' | 'link' }
    | {
        readonly kind: 'file';
        readonly name: string;
        readonly size: number;
        /** Whether its letters were read as those of Windows. */
        readonly isWindows: boolean;
      };
  /** The version of links that says what the text means; today's for one that came in no link. */
  readonly version: number;
  readonly fault: LinkFault | 'unreadableFile' | 'longFile' | BinaryKind | null;
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
    if (link !== null) later(readLink(link).then(asSource));
  }, [link, later]);

  const takeText = useCallback(
    (text: string): void => {
      taken.current += 1;
      setSource({ ...NOTHING, text });
      const links = linksIn(text);
      if (links.length > 0) later(readLinks(links).then(asSource));
    },
    [later],
  );
  const takeFile = useCallback((file: File): void => later(fromFile(file)), [later]);
  return { source, takeText, takeFile };
}

const asSource = (reading: PackedText): Source => ({ from: { kind: 'link' }, ...reading });

/** Bytes of a character in UTF-8 at most. */
const WIDEST = 4;
/** Bytes of a file that is read at most: one with more has more characters than are read, whatever they are. */
export const LONGEST_FILE = LONGEST_TEXT * WIDEST;

async function fromFile(file: File): Promise<Source> {
  const { name, size } = file;
  const from = { kind: 'file', name, size, isWindows: false } as const;
  if (size > LONGEST_FILE) return { ...NOTHING, from, fault: 'longFile' };
  try {
    // What is added to the file meanwhile is not read.
    const read = await readTextFile(file, LONGEST_FILE);
    if (read.text === undefined) return { ...NOTHING, from, fault: read.kind };
    const { text, isWindows } = read;
    const links = linksIn(text);
    if (links.length > 0) return asSource(await readLinks(links));
    return { ...NOTHING, text, from: { ...from, isWindows } };
  } catch {
    return { ...NOTHING, from, fault: 'unreadableFile' };
  }
}
