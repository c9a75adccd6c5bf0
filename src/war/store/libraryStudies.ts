import { breather } from '../../shell/breather';
import type { GameDatabase } from '../../shell/library';
import { isEntry, timeOf } from '../../shell/libraryEntry';
import { judgeStudy, studyContent, type JudgedStudy } from '../game/filedStudies';
import type { FiledEntry, FiledText } from '../game/libraryFile';
import type { Services } from './state';

/** The database of the studies, as a library's file reads and writes it. */
export type StudiesDatabase = Pick<GameDatabase, 'entries' | 'get' | 'update'>;

/** The studies of this browser in the file of its library, out and in again. */
export function createFiledStudies(
  database: StudiesDatabase,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
) {
  async function* all(): AsyncGenerator<FiledText> {
    const breathe = breather();
    for (const [id, entry] of await database.entries()) {
      await breathe();
      if (typeof id !== 'string' || !isEntry(entry)) continue;
      const at = timeOf(entry).getTime();
      yield { id, at: Number.isNaN(at) ? null : at, text: entry.text };
    }
  }

  /** Puts a study under an id where what lies there may be replaced, else under one of its own. */
  async function put(
    { id, at, text }: FiledText,
    mayReplace: (old: string) => boolean = () => false,
  ): Promise<void> {
    let isFree = false as boolean;
    await database.update(id, (old) => {
      isFree = !isEntry(old) || mayReplace(old.text);
      return isFree ? { text, at: at ?? now().getTime() } : old;
    });
    if (!isFree) await put({ id: newId(), at, text });
  }

  return {
    /** Every study that is kept, as an entry of a file. */
    async *entries(): AsyncGenerator<FiledEntry> {
      for await (const filed of all()) yield { kind: 'study', ...filed };
    },

    /** What is here, to judge those of a file by. */
    async here() {
      const texts = new Map<string, string>();
      const contents = new Set<string>();
      for await (const { id, text } of all()) {
        texts.set(id, text);
        contents.add(studyContent(text));
      }
      const known = {
        textOf: (id: string) => texts.get(id),
        has: (content: string) => contents.has(content),
      };
      return (filed: FiledText): JudgedStudy => {
        const judged = judgeStudy(filed, known);
        const { id, text, verdict } = judged;
        // What is taken in of a file is here for what comes after it.
        if (verdict === 'new' || verdict === 'further') texts.set(id, text);
        if (isNews(judged)) contents.add(studyContent(text));
        return judged;
      };
    },

    /** Takes in a study that is not here; one that goes further than here, unless that has gone on meanwhile. */
    async takeIn(study: JudgedStudy): Promise<void> {
      if (study.verdict === 'new') await put(study);
      else if (study.verdict === 'apart') await put({ ...study, id: newId() });
      else {
        const here = (old: string) => ({ textOf: () => old, has: () => false });
        const entry = await database.get(study.id);
        const old = isEntry(entry) ? entry.text : '';
        const { verdict } = judgeStudy(study, here(old));
        if (verdict === 'here' || verdict === 'behind') return;
        await put(study, (now) => verdict === 'further' && now === old);
      }
    },
  };
}

/** Whether a study of a file is to be taken in. */
export const isNews = ({ verdict }: Pick<JudgedStudy, 'verdict'>): boolean =>
  verdict === 'new' || verdict === 'further' || verdict === 'apart';
