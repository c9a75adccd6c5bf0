import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { Position } from '../../engine/position';
import type { Players } from '../../game/game';
import { tellPicture } from '../../words/pictures';
import { download } from '../../../shell/platform/download';
import { pictureSize, PictureSheet } from './PictureSheet';
import { pngOf, standalone } from './picture';
import './pictures.css';

/** As large as a print wants it: pixels to a unit of the drawing. */
const PNG_SCALE = 2;

interface PictureButtonsProps {
  readonly position: Position;
  readonly players: Players;
  /** The file's name without what tells its kind. */
  readonly fileName: string;
  /** Says what has been done. */
  readonly onTell: (sentence: string) => void;
}

/** The position as a picture file, drawn when it is asked for. */
export function PictureButtons(props: PictureButtonsProps): ReactNode {
  const { position, players, fileName, onTell } = props;
  const [wanted, setWanted] = useState<'svg' | 'png' | null>(null);
  const sheet = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const drawing = sheet.current;
    if (wanted === null || drawing === null) return;
    let current = true;
    const name = `${fileName}.${wanted}`;
    void made(drawing, position.board, wanted)
      .then((content) => {
        if (!current) return;
        download(name, content, wanted === 'svg' ? 'image/svg+xml' : 'image/png');
        onTell(tellPicture('saved', { name }));
      })
      .catch(() => {
        if (current) onTell(tellPicture('failed'));
      })
      .finally(() => {
        if (current) setWanted(null);
      });
    return () => {
      current = false;
    };
    // The picture is of the moment in which it was asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);

  return (
    <>
      {(['svg', 'png'] as const).map((kind) => (
        <button key={kind} type="button" onClick={() => setWanted(kind)}>
          {tellPicture(kind)}
        </button>
      ))}
      {wanted !== null && (
        <div className="picture-sheet" aria-hidden="true">
          <PictureSheet ref={sheet} position={position} players={players} />
        </div>
      )}
    </>
  );
}

async function made(drawing: SVGSVGElement, board: Board, kind: 'svg' | 'png'): Promise<BlobPart> {
  const svg = await standalone(drawing);
  return kind === 'svg' ? svg : pngOf(svg, pictureSize(board), PNG_SCALE);
}
