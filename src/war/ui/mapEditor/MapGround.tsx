import { useId, useState } from 'react';
import { MAP_COLUMNS, MAP_ROWS } from '../../engine/maps/mapText';
import { SIDES } from '../../engine/vocabulary';
import { SYMMETRIES, type MapDraft, type MapOrder } from '../../game/mapDraft';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';

/** As typed. */
interface Size {
  readonly width: string;
  readonly height: string;
}

interface SizeFieldsProps {
  readonly size: Size;
  readonly onSize: (size: Size) => void;
}

/**
 * Two number fields for the columns and the rows of a map, with the texts in `size`; `onSize` is called with both when
 * one changes. The browser checks their limits when the form is submitted.
 */
export function SizeFields({ size, onSize }: SizeFieldsProps) {
  const id = useId();
  const field = (of: keyof Size) => {
    const { least, most } = of === 'width' ? MAP_COLUMNS : MAP_ROWS;
    return (
      <label>
        {t(of === 'width' ? 'mapEditor:ground.columns' : 'mapEditor:ground.rows')}
        <input
          type="number"
          inputMode="numeric"
          required
          min={least}
          max={most}
          step={of === 'width' ? 1 : 2}
          value={size[of]}
          aria-describedby={`${id}-${of}`}
          onChange={({ target }) => onSize({ ...size, [of]: target.value })}
        />
        <small id={`${id}-${of}`}>
          {t(of === 'width' ? 'mapEditor:ground.bounds' : 'mapEditor:ground.even', { least, most })}
        </small>
      </label>
    );
  };
  return (
    <div className="map-size">
      {field('width')}
      {field('height')}
    </div>
  );
}

interface MapGroundProps {
  readonly editor: MapEditor;
  readonly draft: MapDraft;
  readonly onClose: () => void;
}

/** A dialog for the terrain of a map as a whole: to change its size, shift it, and copy one half over the other. */
export function MapGround({ editor, draft, onClose }: MapGroundProps) {
  const [size, setSize] = useState<Size>({ width: `${draft.width}`, height: `${draft.height}` });
  const act = (label: string, order: MapOrder) => (
    <button key={label} type="button" onClick={() => editor.order(order)}>
      {label}
    </button>
  );
  return (
    <Dialog open title={t('mapEditor:ground.title')} onClose={onClose}>
      <form
        className="editor-form map-ground"
        onSubmit={(event) => {
          event.preventDefault();
          editor.order({ do: 'resize', width: Number(size.width), height: Number(size.height) });
        }}
      >
        <SizeFields size={size} onSize={setSize} />
        <p>{t('mapEditor:ground.resizeHelp')}</p>
        <button type="submit">{t('mapEditor:ground.resize')}</button>
        <h3>{t('mapEditor:ground.shift')}</h3>
        <p>{t('mapEditor:ground.shiftHelp')}</p>
        <div className="draft-acts">
          {act(t('mapEditor:ground.north'), { do: 'shift', rows: -1 })}
          {act(t('mapEditor:ground.south'), { do: 'shift', rows: 1 })}
        </div>
        <h3>{t('mapEditor:ground.halves')}</h3>
        <p>{t('mapEditor:ground.halvesHelp')}</p>
        <div className="draft-acts">
          {SIDES.flatMap((from) =>
            SYMMETRIES.map((symmetry) =>
              act(t(`mapEditor:ground.${from}.${symmetry}`), { do: 'copyHalf', from, symmetry }),
            ),
          )}
        </div>
      </form>
    </Dialog>
  );
}
