import type { SaveSlot } from '../saveSlot';
import type { TextStorage, Written } from '../storage';
import type {
  Coded,
  DamagedSave,
  Identified,
  PersistedStore,
  ReadSave,
  SaveFormat,
} from './format';
import { readSave, type Readings } from './reading';
import { damagedTexts, writeDamagedTexts } from './sessionPointer';

interface DamagedNeeds<G, F> {
  readonly store: PersistedStore<G, F>;
  readonly storage: TextStorage;
  readonly slot: SaveSlot;
  /** Leaves the pointer at the game in hand, over what lies there. */
  readonly pointOver: (game: G) => Written;
}

/**
 * The saves that could not be read whole: told to the player, and put aside in local storage before anything is written
 * over them. Those of a newer version stay where they are.
 */
export function createDamagedSaves<G extends Identified, F extends Coded>(
  format: Pick<SaveFormat<G, F>, 'key' | 'damagedKey' | 'scan' | 'readSteps'>,
  { store, storage, slot, pointOver }: DamagedNeeds<G, F>,
) {
  const get = store.getState;
  const texts = (): string[] => damagedTexts(storage, format.damagedKey);
  const damagedSave = ({ text, game, faults }: ReadSave<G, F>): DamagedSave<F> => ({
    text,
    faults,
    recovered: game !== null,
  });
  const isNewer = ({ faults }: Pick<DamagedSave<F>, 'faults'>): boolean =>
    faults.some(({ code }) => code === 'newer');
  const isTold = (text: string): boolean => get().damaged.some((save) => save.text === text);

  return {
    isAside: (text: string): boolean => texts().includes(text),

    /** Tells of those that were put aside and have not been discarded. */
    tellAside(readings?: Readings<G, F>): void {
      const damaged = texts().map((text) => damagedSave(readSave(format, text, readings)));
      store.setState({ damaged });
    },

    /** Tells of a text that cannot be read whole, and puts it aside; true where it has not been told yet. */
    tell(found: ReadSave<G, F>): boolean {
      if (isTold(found.text)) return false;
      store.setState({ damaged: [...get().damaged, damagedSave(found)] });
      if (isNewer(found)) return true;
      const written = writeDamagedTexts(storage, format.damagedKey, [...texts(), found.text]);
      if (written !== 'kept') store.setState({ keeping: written });
      return true;
    },

    /** Tells of a game that a newer version has saved; true where it has not been told yet. */
    tellNewer(): boolean {
      const text = slot.newer();
      if (text === null || isTold(text)) return false;
      const aside = new Set(texts());
      // Of one that it has gone on with, the last is told of.
      const others = get().damaged.filter((save) => aside.has(save.text) || !isNewer(save));
      store.setState({ damaged: [...others, damagedSave({ ...format.scan(text), text })] });
      return true;
    },

    /** Forgets a text for good. */
    discard(text: string): void {
      store.setState({ damaged: get().damaged.filter((save) => save.text !== text) });
      const left = texts().filter((aside) => aside !== text);
      writeDamagedTexts(storage, format.damagedKey, left);
      const isOfNewer = slot.newer() === text;
      if (isOfNewer) storage.remove(format.key);
      // Until the next action it is still what lies there as the game, and would be found there again.
      if (!isOfNewer && storage.read(format.key) !== text) return;
      const { game } = get();
      if (game !== null) store.setState({ keeping: pointOver(game) });
      else if (!isOfNewer) slot.clear();
    },
  };
}
