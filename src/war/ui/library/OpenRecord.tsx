import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { PackedText } from '../../../shell/packedLink';
import { OpenPage } from '../../../shell/ui/library/OpenPage';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useSource, type LinkFormat } from '../../../shell/ui/library/useSource';
import type { RuleSetId } from '../../engine/rules';
import { readDraft } from '../../game/draftText';
import { LINK_VERSION } from '../../game/linkFormat';
import {
  gameOfPasted,
  isBare,
  readPasted,
  readPastedGame,
  tagsOfPasted,
  type Pasted,
} from '../../game/pasted';
import { fromPosition, LONGEST_TEXT } from '../../game/records';
import { boardOf } from '../../game/war';
import { linksIn, readLinks } from '../../store/library/link';
import {
  hasLostLetters,
  linkFaultSentence,
  pastedGameName,
  pastedSentences,
} from '../../words/records';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { EditPosition } from '../base/EditPosition';
import { OpenAsStudy } from '../base/StudyButtons';
import { Preview } from './Preview';
import '../dialogs/record/records.css';

const LINKS: LinkFormat<PackedText> = { linksIn, readLinks, longest: LONGEST_TEXT };

interface OpenRecordProps {
  /** The fragment of the address that led here, or null. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/**
 * The screen that opens a game or a position from a text, a file or a link. `link` is the fragment of the page's
 * address if that is such a link, otherwise null.
 */
export function OpenRecord({ link, onClose }: OpenRecordProps): ReactNode {
  const store = useGameStore();
  const sourcing = useSource(LINKS, link);
  const [ruleSet, setRuleSet] = useState<RuleSetId>('debord');
  const { text: given, from } = useDeferredValue(sourcing.source);
  // Text from outside a link is read by today's version.
  const { version, fault } =
    from.kind === 'link' ? from.link : { version: LINK_VERSION, fault: null };
  const pasted = useMemo(() => readPasted(given), [given]);
  const tags = useMemo(() => tagsOfPasted(pasted), [pasted]);
  const [chosen, setChosen] = useState<{ readonly of: Pasted; readonly game: number } | null>(null);
  const game = chosen?.of === pasted ? chosen.game : 0;
  const text = useMemo(() => gameOfPasted(pasted, game), [pasted, game]);
  const reading = useMemo(
    // The text of a link is still loading.
    () => (text.trim() === '' || linksIn(text).length > 0 ? null : readPastedGame(text, version)),
    [text, version],
  );
  const notes = pastedSentences(pasted.changes, from.kind === 'file' && from.isWindows, text);
  const opened = useMemo(() => {
    const found = reading?.found ?? null;
    // A position without moves is played by the chosen rules.
    if (reading === null || found === null || !isBare(reading)) return found;
    return fromPosition(boardOf(found.war), found.war.start, ruleSet);
  }, [reading, ruleSet]);
  const isEditable = useMemo(
    () => opened !== null || readDraft(text).draft !== null,
    [opened, text],
  );
  const { begin, ...givingUp } = useAbandonGame(useInProgress(), () => {
    if (opened === null) return;
    onClose();
    store.open(opened);
  });
  return (
    <OpenPage
      words={(word, values) =>
        word === 'intro' || word === 'begin' || word === 'games'
          ? t(`records:open.${word}`, values)
          : t(`records:faults.${word}`)
      }
      sourcing={sourcing}
      longest={LONGEST_TEXT}
      games={tags.map(pastedGameName)}
      game={game}
      onGame={(next) => setChosen({ of: pasted, game: next })}
      acts={
        <>
          <EditPosition text={isEditable ? text : ''} />
          <OpenAsStudy text={text} opened={opened} isRecord={reading?.format === 'record'} />
        </>
      }
      preview={
        reading && (
          <Preview
            reading={reading}
            opened={opened}
            link={fault}
            notes={notes}
            isLost={hasLostLetters(text)}
            onRuleSet={setRuleSet}
          />
        )
      }
      fault={fault && linkFaultSentence(fault)}
      onOpen={opened && begin}
      onClose={onClose}
      {...givingUp}
    />
  );
}
