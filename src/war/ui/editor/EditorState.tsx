import { SIDES, type Side, type Square } from '../../engine/vocabulary';
import { nameOf } from '../../engine/board';
import { emptyDraft, type PositionDraft } from '../../game/positionDraft';
import { readDraftPosition } from '../../game/draftText';
import type { Editor } from '../../store/editors/editor';
import { openingNamed } from '../../words/maps';
import { t } from '../../words/t';
import { capital, kindName, sideName } from '../../words/sentences';
import { Segments } from '../../../shell/ui/Segments';

interface EditorStateProps {
  readonly editor: Editor;
  readonly draft: PositionDraft;
}

/**
 * Fields for the parts of an edited position that are not on squares: the side to move, the number of the turn, the
 * unit whose retreat is due, and the arsenals that have not fallen.
 */
export function EditorState({ editor, draft }: EditorStateProps) {
  const { board, side, standing } = draft;
  return (
    <div className="editor-state">
      <div className="editor-row">
        <div className="editor-side">
          <span aria-hidden="true">{t('editor:side')}</span>
          <Segments
            label={t('editor:side')}
            values={SIDES}
            value={side}
            words={sideName}
            onChoose={(chosen: Side) => editor.order({ do: 'side', side: chosen })}
          />
        </div>
        <label className="editor-turn">
          {t('editor:turn')}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={draft.turn}
            onChange={({ target }) =>
              editor.change(
                (now) => ({ ...now, turn: target.value.replace(/\s+/g, '').slice(0, 12) }),
                'turn',
              )
            }
          />
        </label>
      </div>
      <div className="editor-row">
        <Dislodged editor={editor} draft={draft} />
        <Start editor={editor} draft={draft} />
      </div>
      <fieldset className="editor-arsenals">
        <legend>{t('editor:arsenals')}</legend>
        {board.arsenals.map(({ square, side: of }) => (
          <label key={square} className="tick editor-arsenal" data-side={of}>
            <input
              type="checkbox"
              aria-label={t('editor:arsenal', {
                square: nameOf(board, square),
                side: sideName(of),
              })}
              checked={standing.includes(square)}
              onChange={({ target }) =>
                editor.order({ do: target.checked ? 'raise' : 'fall', square })
              }
            />
            <span translate="no">{nameOf(board, square)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function Dislodged({ editor, draft }: EditorStateProps) {
  const { board, units, side, dislodged } = draft;
  const own = units.filter((unit) => unit.side === side).sort((a, b) => a.square - b.square);
  // A square without a unit of the side is a fault, and shown as it is.
  const stray = dislodged !== null && !own.some(({ square }) => square === dislodged);
  const name = (square: Square): string => nameOf(board, square);
  return (
    <label>
      {t('editor:dislodged')}
      <select
        value={dislodged ?? ''}
        onChange={({ target }) =>
          editor.order({
            do: 'dislodge',
            square: target.value === '' ? null : Number(target.value),
          })
        }
      >
        <option value="">{t('editor:nobody')}</option>
        {stray && <option value={dislodged}>{name(dislodged)}</option>}
        {own.map(({ square, kind }) => (
          <option key={square} value={square}>
            {`${name(square)}, ${kindName(kind)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

const EMPTY = 'empty';

function Start({ editor, draft }: EditorStateProps) {
  const { board, ruleSet, rules } = draft;
  function start(id: string): void {
    const opening = board.openings.find((each) => each.id === id);
    editor.change((now) =>
      opening === undefined
        ? emptyDraft(now.board, now.ruleSet, now.rules)
        : (readDraftPosition(now.board, opening.position, { ruleSet, rules }).draft ?? now),
    );
  }
  return (
    <select aria-label={t('editor:start')} value="" onChange={({ target }) => start(target.value)}>
      <option value="" disabled>
        {t('editor:start')}
      </option>
      <option value={EMPTY}>{t('editor:empty')}</option>
      {board.openings.map(({ id }) => {
        const { name, language } = openingNamed(board, id);
        return (
          <option key={id} value={id} lang={language}>
            {capital(name)}
          </option>
        );
      })}
    </select>
  );
}
