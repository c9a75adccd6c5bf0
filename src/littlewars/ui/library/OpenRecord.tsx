import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { hasAddress, hasTags } from '../../../shell/pastedText';
import { readTextFile } from '../../../shell/textFile';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Game } from '../../game/game';
import type { RecordFault } from '../../game/recordFaults';
import { battlesIn, readPasted, type BattleOfText } from '../../game/pasted';
import type { RecordReading } from '../../game/parseRecord';
import { linksIn, readLink, readLinks } from '../../store/link';
import { battleOfText, battleOfWhom, battleTitle } from '../../words/records';
import { lateMessages } from '../../words/t';
import { Faults } from '../base/Faults';
import { useBattleStore, useLittleWarsRoute } from '../base/useGame';

const tell = lateMessages('lwRecords');
/** Bytes of a record at most. */
const MOST_BYTES = 4_000_000;

/** Opens a battle from a file, or from a text or a link that is pasted. One with faults is opened once they have been read. */
export function OpenRecord(): ReactNode {
  const store = useBattleStore();
  const announcer = useAnnouncer();
  const id = useId();
  const route = useLittleWarsRoute();
  const link = route.screen === 'library' ? route.id : '';
  const [text, setText] = useState('');
  const take = (game: Game): void => {
    // What the address carried is in the library now.
    if (link !== '') store.navigation.replace({ screen: 'library', id: '' });
    store.openRead(game);
  };
  const [reading, setReading] = useState<RecordReading | null>(null);
  /** How much of a record has been carried out, 0 to 1; null where none is being read. */
  const [share, setShare] = useState<number | null>(null);
  /** The battles of a text that has several, and what was done to it before it was read. */
  const [battles, setBattles] = useState<readonly BattleOfText[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Opens what is whole at once, unless it is to be asked about first. Reading another ends the reading of one before. */
  async function judge(text: string, carried: readonly RecordFault[], ask: boolean): Promise<void> {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setReading(null);
    const read = await store.readRecord(text, setShare, signal);
    if (read === null || signal.aborted) return;
    setShare(null);
    const faults = [...carried, ...read.faults];
    if (read.game !== null && faults.length === 0 && !ask) {
      take(read.game);
      announcer.answer(tell('opened'));
      return;
    }
    setReading({ game: read.game, faults });
    if (read.game === null) announcer.answer(tell('nothing'));
    else if (faults.length > 0) announcer.answer(tell('faults', { count: faults.length }));
  }
  async function open(pasted: string, isWindows = false): Promise<void> {
    const links = linksIn(pasted);
    const carried = links.length === 0 ? null : await readLinks(links);
    const { text: found, changes } = readPasted(carried?.text ?? pasted);
    setSaid([
      ...(changes.length === 0 ? [] : [tell('cleaned')]),
      ...(isWindows ? [tell('windows')] : []),
      ...(found.includes('\uFFFD') ? [tell('lostLetters')] : []),
    ]);
    if (carried === null && hasAddress(pasted) && !hasTags(pasted)) {
      setSaid([tell('address')]);
      setBattles([]);
      setReading(null);
      return;
    }
    const all = battlesIn(found);
    setBattles(all);
    if (all.length === 0) await judge(found, carried?.faults ?? [], false);
    else {
      setReading(null);
      announcer.answer(tell('battlesIn', { count: all.length }));
    }
  }
  const judgeAddressed = useEffectEvent(judge);
  useEffect(() => {
    if (link === '') return;
    let wanted = true;
    void readLink(link).then(({ text, faults }) => {
      if (wanted) void judgeAddressed(text, faults, true);
    });
    return () => {
      wanted = false;
    };
  }, [link]);

  function stop(): void {
    underWay.current?.abort();
    setShare(null);
  }
  async function openFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      const read = await readTextFile(file, MOST_BYTES);
      if (read.text !== undefined) {
        await open(read.text, read.isWindows);
        return;
      }
      setSaid([tell(`binary.${read.kind}`)]);
    } catch {
      setSaid([tell('unreadableFile')]);
    }
    setBattles([]);
    setReading(null);
  }

  return (
    <section
      className="lw-open"
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void openFile(event.dataTransfer.files[0]);
      }}
    >
      <h2 id={`${id}-title`}>{tell('openFile')}</h2>
      <label>
        {tell('file')}
        <input
          type="file"
          accept=".lw,text/plain"
          onChange={({ target }) => void openFile(target.files?.[0])}
        />
      </label>
      <label>
        {tell('pasted')}
        <textarea
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={() => void open(text)}>
        {tell('openText')}
      </button>
      {share !== null && (
        <p>
          <label>
            {tell('reading')} <progress value={share} />
          </label>{' '}
          <button type="button" onClick={stop}>
            {tell('stopReading')}
          </button>
        </p>
      )}
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {battles.length > 0 && (
        <div role="group" aria-labelledby={`${id}-battles`} className="lw-open-battles">
          <p id={`${id}-battles`}>{tell('battlesIn', { count: battles.length })}</p>
          {battles.map((battle, i) => (
            <button key={i} type="button" onClick={() => void judge(battle.text, [], false)}>
              {battleOfText(battle.names, i)}
            </button>
          ))}
        </div>
      )}
      {reading !== null && (
        <>
          {reading.game === null && <p>{tell('nothing')}</p>}
          {reading.game !== null && (
            <p>
              <strong>{battleTitle(reading.game)}</strong>: {battleOfWhom(reading.game)}
            </p>
          )}
          <Faults {...reading} />
          {reading.game !== null && (
            <button
              type="button"
              className="primary"
              onClick={() => reading.game !== null && take(reading.game)}
            >
              {tell('open')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
