import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Board } from '../../../engine/board';
import type { Position } from '../../../engine/position';
import type { Players } from '../../../game/game';
import { download } from '../../../../shell/platform/download';
import { pictureSize, PictureSheet } from './PictureSheet';
import { standalone } from './picture';
import { pngOf } from './png';
import { t } from '../../../words/t';
import './pictures.css';

/** Pixels to a unit of the drawing, enough for print. */
const PNG_SCALE = 2;

interface PictureButtonsProps {
  readonly position: Position;
  readonly players: Players;
  readonly fileName: string;
  readonly onAnnounce: (sentence: string) => void;
}

/**
 * Two buttons that save a position as a picture file, `fileName` with `.svg` or `.png`, under a heading with the
 * players. `onAnnounce` is called with a sentence on the result.
 */
export function PictureButtons(props: PictureButtonsProps): ReactNode {
  const { position, players, fileName, onAnnounce } = props;
  const [wanted, setWanted] = useState<'svg' | 'png' | null>(null);
  const picture = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const drawing = picture.current;
    if (wanted === null || drawing === null) return;
    let current = true;
    void made(drawing, position.board, wanted)
      .then(({ kind, content }) => {
        if (!current) return;
        const name = `${fileName}.${kind}`;
        download(name, content, kind === 'svg' ? 'image/svg+xml' : 'image/png');
        onAnnounce(t(kind === wanted ? 'pictures:saved' : 'pictures:guarded', { name }));
      })
      .catch(() => {
        if (current) onAnnounce(t('pictures:failed'));
      })
      .finally(() => {
        if (current) setWanted(null);
      });
    return () => {
      current = false;
    };
    // The picture is of the moment of the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);

  return (
    <>
      {(['svg', 'png'] as const).map((kind) => (
        <button key={kind} type="button" onClick={() => setWanted(kind)}>
          {t(`pictures:${kind}`)}
        </button>
      ))}
      {wanted !== null && (
        <div className="picture-sheet" aria-hidden="true">
          <PictureSheet ref={picture} position={position} players={players} />
        </div>
      )}
    </>
  );
}

interface Made {
  readonly kind: 'svg' | 'png';
  readonly content: BlobPart;
}

/** Returns the requested picture; as SVG, if a canvas guard would garble a PNG. */
async function made(drawing: SVGSVGElement, board: Board, wanted: Made['kind']): Promise<Made> {
  const svg = await standalone(drawing);
  const png = wanted === 'png' ? await pngOf(svg, pictureSize(board), PNG_SCALE) : null;
  return png === null ? { kind: 'svg', content: svg } : { kind: 'png', content: png };
}
