import { useRef, type PointerEvent, type ReactNode } from 'react';
import type { Point } from '../../engine/types';
import { BOX, type BoxKind } from '../../game/countryDraft';
import { lateMessages } from '../../words/t';

const tell = lateMessages('lwCountry');
/** Pixels beyond which a press is a drag. */
const STRAY = 8;

interface PieceBoxProps {
  /** The place of the field under the pointer; null where it is not over the field. */
  readonly pointAt: (at: PointerEvent) => Point | null;
  /** Puts a piece somewhere: where it was dropped, or where there is room. */
  readonly add: (what: BoxKind, at: Point | null) => void;
}

/** What can be put on the field: pressed, it comes to a place of the editor's choice; dragged, to where it is dropped. */
export function PieceBox({ pointAt, add }: PieceBoxProps): ReactNode {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  return (
    <section className="lw-box">
      <h2>{tell('box')}</h2>
      <p className="lw-note">{tell('boxHelp')}</p>
      <div className="lw-box-pieces">
        {BOX.map((what) => (
          <button
            key={what}
            type="button"
            onPointerDown={(event) => {
              if (from.current !== null && !event.isPrimary) return;
              from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
              dragged.current = false;
              if (event.nativeEvent.isTrusted)
                event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerUp={(event) => {
              const began = from.current;
              if (began?.id !== event.pointerId) return;
              from.current = null;
              const away = Math.hypot(event.clientX - began.x, event.clientY - began.y);
              dragged.current = away > STRAY;
              const at = dragged.current ? pointAt(event) : null;
              if (at !== null) add(what, at);
            }}
            onClick={() => {
              if (!dragged.current) add(what, null);
              dragged.current = false;
            }}
          >
            {tell(`pieces.${what}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
