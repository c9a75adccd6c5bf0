import { useState, type ReactNode } from 'react';
import { copyText } from '../../../shell/platform/pieces';
import { canPack } from '../../../shell/platform/packing';
import { download } from '../../../shell/platform/download';
import { useGiveUp } from '../../../shell/ui/pages/useGiveUp';
import { Question } from '../../../shell/ui/Question';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { isSecret, type Game, type InCampaign } from '../../game/game';
import { LONGEST_GAME_NAME } from '../../../shell/persistence/savedGameOrders';
import { writeLink } from '../../store/link';
import type { KeptGame } from '../../store/saves';
import { battleOfCampaign, battleOfWhom, battleTitle, progressWords } from '../../words/records';
import { lateMessages } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CountryPicture } from '../plan/CountryPicture';
import { Faults } from '../base/Faults';

const tell = lateMessages('lwRecords');

/** What can be ordered of a kept battle beyond itself. */
export interface CardOrders {
  readonly onReplay: (id: string) => void;
  /** Something of it has changed. */
  readonly onChanged: () => void;
}

interface KeptCardProps extends CardOrders {
  readonly kept: KeptGame;
  /** The campaign that it is shown in, with the points of all battles of it that are over; null where it is alone. */
  readonly campaign: InCampaign | null;
}

/** A kept battle: what it is, and what can be done with it. */
export function KeptCard({ kept, campaign, onReplay, onChanged }: KeptCardProps): ReactNode {
  const { id, game, faults, text, result } = kept;
  const { library } = useBattleStore();
  const inHand = useBattleState((state) => state.game?.id === id);
  const [asks, setAsks] = useState(false);
  const title = game === null ? tell('unreadable') : battleTitle(game);
  const open = (): void => void library.openKept(id);
  const { begin, question } = useGiveUp(useInProgress(), open);
  const change = async (done: Promise<void>): Promise<void> => {
    await done;
    setAsks(false);
    onChanged();
  };
  return (
    <li className="lw-kept">
      <div className="lw-kept-picture" aria-hidden="true">
        {game !== null && <CountryPicture country={game.muster.country} label="" names={false} />}
      </div>
      <div className="lw-kept-facts">
        {campaign === null ? <h2>{title}</h2> : <h3>{title}</h3>}
        {game !== null && (
          <>
            <p>{battleOfWhom(game)}</p>
            {campaign !== null && <p>{battleOfCampaign(game, campaign)}</p>}
            <p>{progressWords(game, result)}</p>
          </>
        )}
        {inHand && <p>{tell('inHand')}</p>}
        <Faults game={game} faults={faults} />
      </div>
      <div className="lw-acts lw-kept-acts">
        {game !== null && (
          <button type="button" onClick={inHand ? open : begin}>
            {tell('open')}
          </button>
        )}
        {game?.stage.name === 'battle' && (
          <button type="button" onClick={() => onReplay(id)}>
            {tell('replay')}
          </button>
        )}
        {game === null ? (
          <button type="button" onClick={() => download('little-wars.json', text)}>
            {tell('saveFile')}
          </button>
        ) : (
          !isSecret(game) && <Sharing id={id} title={title} />
        )}
        {game !== null && faults.length === 0 && (
          <Renaming game={game} onName={(name) => change(library.nameKept(id, name))} />
        )}
        <button type="button" className="danger" onClick={() => setAsks(true)}>
          {tell('delete')}
        </button>
      </div>
      <Question
        open={asks}
        title={tell('deleteTitle')}
        reason={tell('deleteText', { name: title })}
        stay={tell('keepIt')}
        onStay={() => setAsks(false)}
        act={tell('deleteDo')}
        onAct={() => void change(library.deleteKept(id))}
        danger
      />
      {question}
    </li>
  );
}

/** Its record as a file, and as a link. */
function Sharing({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const { library } = useBattleStore();
  const announcer = useAnnouncer();
  const [told, setTold] = useState('');
  const say = (words: string): void => {
    setTold(words);
    announcer.answer(words);
  };
  async function save(): Promise<void> {
    const record = await library.recordOf(id);
    if (record === null) return;
    const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    download(`${name === '' ? 'little-wars' : name}.lw`, record, 'text/plain');
    say(tell('saved'));
  }
  async function copy(): Promise<void> {
    const record = await library.recordOf(id);
    if (record === null) return;
    const { origin, pathname, search } = window.location;
    try {
      const link = `${origin}${pathname}${search}${await writeLink('battle', record)}`;
      await copyText(link);
      say(tell('copied'));
    } catch {
      say(tell('notCopied'));
    }
  }
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {tell('saveFile')}
      </button>
      {canPack() && (
        <button type="button" onClick={() => void copy()}>
          {tell('copyLink')}
        </button>
      )}
      {told !== '' && <p className="lw-kept-told">{told}</p>}
    </>
  );
}

interface RenamingProps {
  readonly game: Game;
  readonly onName: (name: string) => Promise<void>;
}

function Renaming({ game, onName }: RenamingProps): ReactNode {
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <button type="button" onClick={() => setName(game.name)}>
        {tell('rename')}
      </button>
    );
  return (
    <form
      className="lw-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(name).then(() => setName(null));
      }}
    >
      <label>
        {tell('name')}
        <input
          autoFocus
          autoComplete="off"
          maxLength={LONGEST_GAME_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit">{tell('renameDo')}</button>
      <button type="button" onClick={() => setName(null)}>
        {tell('cancel')}
      </button>
    </form>
  );
}
