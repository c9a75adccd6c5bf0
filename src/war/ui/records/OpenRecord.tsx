import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import type { RuleSetId } from '../../engine/rules';
import { linksIn } from '../../store/pastedLink';
import {
  gameOfPasted,
  isBare,
  readPasted,
  readPastedGame,
  tagsOfPasted,
  type Pasted,
} from '../../game/pasted';
import { fromPosition } from '../../game/records';
import { boardOf } from '../../game/war';
import type { LinkFault } from '../../game/linkFormat';
import {
  hasLostLetters,
  linkFaultSentence,
  pastedGameName,
  pastedSentences,
} from '../../words/recordReading';
import { tellLong } from '../../words/longTexts';
import { tellRecord } from '../../words/records';
import { BINARY_KINDS, type BinaryKind } from '../../../shell/binaryKinds';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { useInProgress } from '../base/useInProgress';
import { LongField } from '../base/LongField';
import { useGameStore } from '../base/useGame';
import { EditPosition } from '../ways/EditPosition';
import { OpenAsStudy } from '../ways/OpenAsStudy';
import { Preview } from './Preview';
import { useDroppedFile } from './useDroppedFile';
import { LONGEST_FILE, useText, type Source } from './useText';
import './records.css';

interface OpenRecordProps {
  /** The fragment of the address that led here, if one did. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** Takes a game or a position from a text, and shows all of it before anything changes. */
export function OpenRecord({ link, onClose }: OpenRecordProps): ReactNode {
  const store = useGameStore();
  const { source, takeText, takeFile } = useText(link);
  const [ruleSet, setRuleSet] = useState<RuleSetId>('debord');
  const { text: given, version, from } = useDeferredValue(source);
  const pasted = useMemo(() => readPasted(given), [given]);
  const [chosen, setChosen] = useState<{ readonly of: Pasted; readonly game: number } | null>(null);
  const game = chosen?.of === pasted ? chosen.game : 0;
  const text = useMemo(() => gameOfPasted(pasted, game), [pasted, game]);
  const reading = useMemo(
    // The text of a link is on its way.
    () => (text.trim() === '' || linksIn(text).length > 0 ? null : readPastedGame(text, version)),
    [text, version],
  );
  const notes = pastedSentences(pasted.changes, from.kind === 'file' && from.isWindows, text);
  const opened = useMemo(() => {
    const found = reading?.found ?? null;
    // A position that nothing led to is played by the rules that are chosen.
    if (reading === null || found === null || !isBare(reading)) return found;
    return fromPosition(boardOf(found.war), found.war.start, ruleSet);
  }, [reading, ruleSet]);
  const dropping = useDroppedFile(takeFile, takeText);
  const id = useId();

  const { begin, note, question } = useGiveUp(useInProgress(), () => {
    if (opened === null) return;
    onClose();
    store.open(opened);
  });

  return (
    <MenuScreen
      title={tellRecord('open.title')}
      look={dropping ? 'record-open record-dropping' : 'record-open'}
      onClose={onClose}
      foot={
        <>
          {note !== null && <p>{note}</p>}
          <button type="button" className="primary" disabled={opened === null} onClick={begin}>
            {tellRecord('open.begin')}
          </button>
        </>
      }
    >
      <div className="record-columns" data-shown={reading !== null}>
        <div
          className="record-source"
          onPaste={(event) => {
            const { files } = event.clipboardData;
            // A picture that is copied comes as a file without a text.
            if (files[0] === undefined || event.clipboardData.getData('text/plain') !== '') return;
            event.preventDefault();
            takeFile(files[0]);
          }}
        >
          <p id={`${id}-intro`}>{tellRecord('open.intro')}</p>
          <label htmlFor={`${id}-text`}>{tellRecord('open.text')}</label>
          <LongField
            id={`${id}-text`}
            text={source.text}
            describedBy={`${id}-intro`}
            onText={takeText}
          />
          {pasted.games.length > 1 && (
            <GameChoice
              {...{ pasted, game }}
              onGame={(next) => setChosen({ of: pasted, game: next })}
            />
          )}
          <div className="record-file">
            <label className="record-choose">
              <input
                type="file"

                onChange={(event) => {
                  const file = event.target.files?.[0];
                  // Emptied, so that the same file can be chosen again once it has been mended.
                  event.target.value = '';
                  if (file !== undefined) takeFile(file);
                }}
              />
              {tellRecord('open.file')}
            </label>
            <span>{tellRecord('open.drop')}</span>
            <EditPosition text={text} />
            <OpenAsStudy text={text} opened={opened} isRecord={reading?.format === 'record'} />
          </div>
          <Origin source={source} />
        </div>
        {reading === null ? (
          <Empty fault={linkFault(source)} />
        ) : (
          <Preview
            reading={reading}
            opened={opened}
            link={linkFault(source)}
            notes={notes}
            isLost={hasLostLetters(text)}
            onRuleSet={setRuleSet}
          />
        )}
      </div>
      {question}
      {dropping && <p className="record-drop">{tellRecord('open.dropHere')}</p>}
    </MenuScreen>
  );
}

interface GameChoiceProps {
  readonly pasted: Pasted;
  readonly game: number;
  readonly onGame: (game: number) => void;
}

/** Which of the games of a text is to be opened. */
function GameChoice({ pasted, game, onGame }: GameChoiceProps): ReactNode {
  const games = useMemo(() => tagsOfPasted(pasted), [pasted]);
  return (
    <label className="record-games">
      {tellRecord('open.games', { count: games.length })}
      <select value={game} onChange={({ target }) => onGame(Number(target.value))}>
        {games.map((tags, i) => (
          <option key={i} value={i}>
            {pastedGameName(tags, i)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Origin({ source: { from, fault } }: { readonly source: Source }): ReactNode {
  if (from.kind === 'file') {
    const { name, size } = from;
    return (
      <p className="record-origin">
        {isBinary(fault)
          ? tellRecord('open.binaryFile', { name, why: tellRecord(`faults.binary.${fault}`) })
          : fault === 'longFile'
            ? tellLong('file', { name, found: size, wanted: LONGEST_FILE })
            : tellRecord(fault === 'unreadableFile' ? 'open.unreadableFile' : 'open.from.file', {
                name,
              })}
      </p>
    );
  }
  return from.kind === 'link' && <p className="record-origin">{tellRecord('open.from.link')}</p>;
}

/** What is wrong with the link that the text came in. */
const linkFault = ({ fault }: Source): LinkFault | null =>
  fault === 'unreadableFile' || fault === 'longFile' || isBinary(fault) ? null : fault;

const isBinary = (fault: Source['fault']): fault is BinaryKind =>
  BINARY_KINDS.some((kind) => kind === fault);

function Empty({ fault }: { readonly fault: LinkFault | null }): ReactNode {
  return (
    <section className="record-preview" role="status" data-empty="true">
      <p>{fault === null ? tellRecord('open.nothing') : linkFaultSentence(fault)}</p>
    </section>
  );
}
