import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasAddress, hasTags } from '../../../shell/pastedRecord';
import { OpenPage, OpenPreview } from '../../../shell/ui/library/OpenPage';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useSource, type LinkFormat } from '../../../shell/ui/library/useSource';
import { battlesIn, readPasted, type BattleOfText } from '../../game/pasted';
import { linksIn, readLinks, type LinkReading } from '../../store/link';
import { battleOfText, battleOfWhom, battleTitle, progressWords } from '../../words/records';
import { t } from '../../words/t';
import { Faults } from '../base/Faults';
import { useBattleStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { PlanPicture } from '../plan/PlanPicture';
import { useReading } from './useReading';

/** The greatest length of a record, in characters. */
const LONGEST = 1_000_000;
const LINKS: LinkFormat<LinkReading> = { linksIn, readLinks, longest: LONGEST };

interface OpenRecordProps {
  /** The fragment of the address that led here, or null. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/**
 * Renders a form that opens a battle from a pasted record, save or link, or from a file. `link` is the fragment of the
 * address if that carries a battle, which is then read; null otherwise.
 */
export function OpenRecord({ link, onClose }: OpenRecordProps): ReactNode {
  const store = useBattleStore();
  const sourcing = useSource(LINKS, link);
  const { text: given, from } = useDeferredValue(sourcing.source);
  const pasted = useMemo(() => readPasted(given), [given]);
  const battles = useMemo(() => battlesIn(pasted.text), [pasted]);
  const [chosen, setChosen] = useState<{ of: readonly BattleOfText[]; at: number } | null>(null);
  const at = chosen?.of === battles ? chosen.at : 0;
  const text = battles[at]?.text ?? pasted.text;
  const isAddress = from.kind === 'paste' && hasAddress(given) && !hasTags(given);
  // The text of a link is still loading.
  const isNothing = text.trim() === '' || isAddress || linksIn(given).length > 0;
  const { reading, share, stop } = useReading(isNothing ? null : text);
  const faults = [...(from.kind === 'link' ? from.link.faults : []), ...(reading?.faults ?? [])];
  const game = reading?.game ?? null;
  const { begin, ...givingUp } = useAbandonGame(useInProgress(), () => {
    if (game === null) return;
    onClose();
    store.openRead(game);
  });
  const notes = [
    ...(pasted.changes.length === 0 ? [] : [t('lwRecords:cleaned')]),
    ...(from.kind === 'file' && from.isWindows ? [t('lwRecords:windows')] : []),
    ...(text.includes('\uFFFD') ? [t('lwRecords:lostLetters')] : []),
  ];
  const preview =
    share !== null ? (
      <section key="reading" className="record-preview" aria-busy="true">
        <p>
          <label>
            {t('lwRecords:reading')} <progress value={share} />
          </label>{' '}
          <button type="button" onClick={stop}>
            {t('lwRecords:stopReading')}
          </button>
        </p>
      </section>
    ) : reading !== null || faults.length > 0 ? (
      <OpenPreview
        title={game === null ? t('lwRecords:nothing') : battleTitle(game)}
        verdict={game === null ? '' : battleOfWhom(game)}
        isGood={game !== null && faults.length === 0}
      >
        {game !== null && (
          <>
            <p>{progressWords(game, reading?.result)}</p>
            <div className="lw-open-picture" aria-hidden="true">
              <PlanPicture country={game.muster.country} label="" />
            </div>
          </>
        )}
        <Faults game={game} faults={faults} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </OpenPreview>
    ) : null;
  return (
    <OpenPage
      words={(word, values) => t(`lwRecords:openBattle.${word}`, values)}
      sourcing={sourcing}
      longest={LONGEST}
      games={battles.map(({ names }, i) => battleOfText(names, i))}
      game={at}
      onGame={(next) => setChosen({ of: battles, at: next })}
      preview={preview}
      fault={isAddress ? t('lwRecords:address') : null}
      onOpen={game && begin}
      onClose={onClose}
      {...givingUp}
    />
  );
}
