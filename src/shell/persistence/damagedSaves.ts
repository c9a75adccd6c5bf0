import type { Coded, DamagedSave, Identified, ReadSave, SaveFormat } from './format';
import { readSave, type Readings } from './reading';
import { currentOf, savedAs } from './saveState';
import type { PersistenceNeeds, Saving } from './saving';
import { damagedTexts, writeDamagedTexts } from './sessionPointer';

/**
 * Returns the operations on saves that could not be read completely: report them in the store's state, quarantine a
 * copy of each in local storage before it is overwritten, and discard them. Saves of a newer version of the program
 * stay where they are.
 */
export function createDamagedSaves<G extends Identified, F extends Coded>(
  format: Pick<SaveFormat<G, F>, 'key' | 'damagedKey' | 'scan' | 'readSteps'>,
  { store, storage }: Pick<PersistenceNeeds<G, F>, 'store' | 'storage'>,
  { slot, pointOver, publishCurrent }: Pick<Saving<G, F>, 'slot' | 'pointOver' | 'publishCurrent'>,
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
  const isReported = (text: string): boolean => get().damaged.some((save) => save.text === text);

  return {
    isQuarantined: (text: string): boolean => texts().includes(text),

    /** Shows the quarantined saves that have not been discarded. */
    reportQuarantined(readings?: Readings<G, F>): void {
      const damaged = texts().map((text) => damagedSave(readSave(format, text, readings)));
      store.setState({ damaged });
    },

    /** Shows and quarantines a damaged text; returns true if it is new. */
    report(found: ReadSave<G, F>): boolean {
      if (isReported(found.text)) return false;
      store.setState({ damaged: [...get().damaged, damagedSave(found)] });
      // One of this version whose content is newer is in the place that the next save overwrites.
      if (isNewer(found) && slot.read() !== found.text) return true;
      const written = writeDamagedTexts(storage, format.damagedKey, [...texts(), found.text]);
      const { save } = get();
      if (written !== 'saved' && save.is !== 'viewing')
        store.setState({ save: savedAs(written, save.library) });
      return true;
    },

    /** Shows a game that a newer version has saved; returns true if it is new. */
    reportNewer(): boolean {
      const text = slot.newer();
      if (text === null || isReported(text)) return false;
      const quarantined = new Set(texts());
      // If that version continues its game, only the last state is shown.
      const others = get().damaged.filter((save) => quarantined.has(save.text) || !isNewer(save));
      store.setState({ damaged: [...others, damagedSave({ ...format.scan(text), text })] });
      return true;
    },

    /** Forgets a text for good. */
    discard(text: string): void {
      store.setState({ damaged: get().damaged.filter((save) => save.text !== text) });
      const left = texts().filter((quarantined) => quarantined !== text);
      writeDamagedTexts(storage, format.damagedKey, left);
      const isOfNewer = slot.newer() === text;
      if (isOfNewer) storage.remove(format.key);
      // Until the next action it is still stored as the game, and would be found there again.
      if (!isOfNewer && storage.read(format.key) !== text) return;
      const { game } = currentOf(get());
      if (game !== null)
        publishCurrent(game.id, ({ library }) => savedAs(pointOver(game), library));
      else if (!isOfNewer) slot.clear();
    },
  };
}
