import { createYieldToMain } from '../runInSlices';
import type { GameDatabase } from '../library';
import { isEntry, timeOf } from '../libraryEntry';
import type { LibraryPart } from './libraryFile';
import type { Line } from './lines';
import {
  judgeText,
  lineOfText,
  mayHide,
  textOfLine,
  isAddable,
  type FiledText,
  type JudgedText,
  type TextFormat,
} from './texts';

/** A database of saved texts, limited to what a library file uses: list its entries, read one, update one. */
export type TextDatabase = Pick<GameDatabase, 'entries' | 'get' | 'update'>;

interface TextsDeps {
  readonly database: TextDatabase;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Loads a text with more actions into the current game, if that has its id; returns whether it did. */
  readonly replaceCurrent?: (filed: FiledText) => boolean | Promise<boolean>;
}

/**
 * Returns the part of a library file for the texts of one database, such as games or studies, which `format` reads and
 * compares. A text that was changed differently is added beside the one here, under an id from `newId`.
 * `replaceCurrent` gets a text that is further advanced than the one here, and returns whether it put that in the place
 * of the current game.
 */
export function textsPart<V, A, F>(
  format: TextFormat<V, A, F>,
  { database, newId, now, replaceCurrent = () => false }: TextsDeps,
): LibraryPart<JudgedText<A, F>> {
  async function* all(): AsyncGenerator<FiledText> {
    const yieldToMain = createYieldToMain();
    for (const [id, entry] of await database.entries()) {
      await yieldToMain();
      if (typeof id !== 'string' || !isEntry(entry)) continue;
      const at = timeOf(entry).getTime();
      yield { id, at: Number.isNaN(at) ? null : at, text: entry.text };
    }
  }

  /** Stores a text under its id if the present one may be replaced, otherwise under a new id, with its time. */
  async function put(
    { id, at, text }: FiledText,
    mayReplace: (old: string) => boolean = () => false,
  ): Promise<void> {
    let isFree = false as boolean;
    await database.update(id, (old) => {
      isFree = !isEntry(old) || mayReplace(old.text);
      return isFree ? { text, at: at ?? now().getTime() } : old;
    });
    if (!isFree) await putApart({ id, at, text });
  }
  function putApart(filed: FiledText): Promise<void> {
    const id = newId();
    return put({ ...filed, id, text: format.withId(filed.text, id) });
  }

  /** Replaces the present text by one with more actions, unless it has changed meanwhile. */
  async function putOver(filed: FiledText): Promise<boolean> {
    const entry = await database.get(filed.id);
    const old = isEntry(entry) ? entry.text : undefined;
    const judged = await judgeText(format, filed, { textOf: () => old, has: () => false });
    if (!isAddable(judged)) return false;
    const isFurther = judged.verdict === 'further';
    if (!isFurther || !(await replaceCurrent(filed)))
      await put(filed, (now) => isFurther && now === old);
    return true;
  }

  return {
    kind: format.kind,

    async *entries(): AsyncGenerator<Line | null> {
      for await (const filed of all())
        yield mayHide(format, filed.text) ? null : lineOfText(format, filed);
    },

    async judging() {
      const texts = new Map<string, string>();
      const contents = new Set<string>();
      for await (const { id, text } of all()) {
        texts.set(id, text);
        contents.add(format.content(text));
      }
      return async (line) => {
        const filed = textOfLine(format, line);
        if (filed === null) return null;
        const judged = await judgeText(format, filed, {
          textOf: (id) => texts.get(id),
          has: (content) => contents.has(content),
        });
        // Added texts count as present for those after them.
        if (judged.verdict === 'new' || judged.verdict === 'further')
          texts.set(filed.id, filed.text);
        if (isAddable(judged)) contents.add(format.content(filed.text));
        return judged;
      };
    },

    async addEntries(judged, onAdded) {
      const yieldToMain = createYieldToMain();
      for (const { id, at, text, verdict } of judged) {
        await yieldToMain();
        const filed = { id, at, text };
        if (verdict === 'further') {
          if (!(await putOver(filed))) continue;
        } else await (verdict === 'new' ? put(filed) : putApart(filed));
        onAdded();
      }
    },
  };
}
