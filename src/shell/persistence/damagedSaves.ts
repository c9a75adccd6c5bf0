import type { Coded, DamagedSave, Identified, ReadSave, SaveFormat } from './format';
import { readSave, type Readings } from './reading';
import { handOf, savedAs } from './saveState';
import type { PersistenceNeeds, Saving } from './saving';
import { damagedTexts, writeDamagedTexts } from './sessionPointer';

/**
 * The saves that could not be read whole: told to the player, and put aside in local storage before anything is written
 * over them. Those of a newer version stay where they are.
 */
export function createDamagedSaves<G extends Identified, F extends Coded>(
  format: Pick<SaveFormat<G, F>, 'key' | 'damagedKey' | 'scan' | 'readSteps'>,
  { store, storage }: Pick<PersistenceNeeds<G, F>, 'store' | 'storage'>,
  { slot, pointOver, tellHand }: Pick<Saving<G, F>, 'slot' | 'pointOver' | 'tellHand'>,
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
      const { save } = get();
      if (written !== 'kept' && save.is !== 'viewing')
        store.setState({ save: savedAs(written, save.library) });
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
      const { game } = handOf(get());
      if (game !== null) tellHand(game.id, ({ library }) => savedAs(pointOver(game), library));
      else if (!isOfNewer) slot.clear();
    },
  };
}
