import type { PointerEvent, RefCallback } from 'react';
import { SIDES, UNIT_KINDS, type Unit } from '../../engine/vocabulary';
import { UNITS } from '../../engine/units';
import type { PositionDraft } from '../../game/positionDraft';
import type { EditorTool } from '../../store/editors/editor';
import { boxWords } from '../../words/editor';
import { capital, kindName, theSide } from '../../words/sentences';
import { UnitSign } from '../board/art/UnitSign';
import { t } from '../../words/t';

interface EditorBoxProps {
  readonly draft: PositionDraft;
  readonly tool: EditorTool | null;
  readonly claim: RefCallback<HTMLDivElement>;
  readonly onHoldUnit: (unit: Unit) => void;
  readonly onGrasp: (event: PointerEvent, unit: Unit) => void;
}

/**
 * The boxes of units of the editor of positions: for each side and kind of unit a button with how many are on the board
 * and how many an army has. `onHoldUnit` is called with the unit of a pressed button, `onGrasp` when a drag from one
 * may begin; `tool` is what is held, null for nothing. `claim` is a ref that keeps touches from scrolling the page.
 */
export function EditorBox({ draft, tool, claim, onHoldUnit, onGrasp }: EditorBoxProps) {
  return (
    <div ref={claim} className="editor-box" role="group" aria-label={t('editor:box')}>
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={capital(theSide(side))} className="editor-army">
          {UNIT_KINDS.map((kind) => {
            const unit = { side, kind };
            const count = draft.units.filter(
              (each) => each.side === side && each.kind === kind,
            ).length;
            const held = tool?.from === 'box' && tool.unit.side === side && tool.unit.kind === kind;
            return (
              <button
                key={kind}
                type="button"
                className="editor-unit"
                title={capital(kindName(kind))}
                aria-label={boxWords(draft, side, kind)}
                aria-pressed={held}
                data-over={count > UNITS[kind].number || undefined}
                onClick={() => onHoldUnit(unit)}
                onPointerDown={(event) => onGrasp(event, unit)}
              >
                <UnitSign unit={unit} />
                <span className="editor-count" aria-hidden="true">
                  {count}/{UNITS[kind].number}
                </span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
