import type { ReactNode } from 'react';
import { useDragOnto } from '../../../shell/ui/viewport/useDragOnto';
import type { ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import type { Point } from '../../engine/types';
import { BOX, type BoxKind } from '../../game/countryDraft';
import { t } from '../../words/t';

interface PieceBoxProps {
  /** Returns the place of the field under the pointer; null outside the field. */
  readonly pointAt: (at: ClientPointer) => Point | null;
  /** Adds a piece at the place where it was dropped, or wherever there is room if `at` is null. */
  readonly add: (what: BoxKind, at: Point | null) => void;
}

/** The box of pieces: pressing one adds it at a place the editor chooses, dragging one adds it where it is dropped. */
export function PieceBox({ pointAt, add }: PieceBoxProps): ReactNode {
  const { start, claim } = useDragOnto<BoxKind>((what, { phase }, pointer) => {
    const at = phase === 'drop' ? pointAt(pointer) : null;
    if (at !== null) add(what, at);
  });
  return (
    <section className="lw-box">
      <h2>{t('lwCountry:box')}</h2>
      <p className="lw-note">{t('lwCountry:boxHelp')}</p>
      <div ref={claim} className="lw-box-pieces">
        {BOX.map((what) => (
          <button
            key={what}
            type="button"
            onPointerDown={(event) => start(event, what)}
            onClick={() => add(what, null)}
          >
            {t(`lwCountry:pieces.${what}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
