import { useCallback, useState } from 'react';
import { RULE_SETS } from '../engine/rules';
import { t } from '../words/t';
import { Curtain } from '../../shell/ui/Curtain';
import { GameScreen } from './door';
import { Headquarters } from './headquarters/Headquarters';
import { KeepingNotices, OtherTab } from './keeping/door';
import { AddressedScreen } from './addressed/AddressedScreen';
import { Lessons } from './lessons/door';
import { RuleBook } from './rulebook/door';
import { Sounds } from './sound/door';
import { RuleBookContext } from '../../shell/ui/pages/useRuleBook';
import { useAddress } from './base/useAddress';
import { useFacingPage } from './base/facing';
import { useGameState } from './base/useGame';
import './base/layout.css';
import './base/panel.css';
import { useShellSettings } from '../../shell/ui/useShell';
import { useLanguage } from '../../shell/ui/useLanguage';

/**
 * The page of the war. What has been sealed is not left in the memory of its components: after a hand-over all of them
 * are new.
 */
export function App() {
  return <Screens key={useGameState((state) => state.handOvers)} />;
}

/** Every screen of the game. */
function Screens() {
  const game = useGameState((state) => state.game);
  const screen = useGameState((state) => state.screen);
  const elsewhere = useGameState((state) => state.keeping === 'elsewhere');
  const sounds = useShellSettings((settings) => settings.sounds);
  const [book, setBook] = useState<{ clause?: string } | null>(null);
  const openBook = useCallback(
    (clause?: string) => setBook(clause === undefined ? {} : { clause }),
    [],
  );
  const closeBook = useCallback(() => setBook(null), []);
  const { link, closeLink, lesson, openLesson, study } = useAddress(closeBook);
  const [learned, setLearned] = useState<string | null>(null);
  const leaveLessons = (): void => {
    setLearned(lesson);
    openLesson(null);
  };
  const atWar = screen === 'game' && game !== null;
  const learning = !atWar && lesson !== null;

  // All that is shown is rendered anew in another language.
  useLanguage();
  useFacingPage();

  const shown = atWar ? (
    <GameScreen game={game} />
  ) : learning ? (
    <Lessons open={lesson} onOpen={openLesson} onClose={leaveLessons} />
  ) : study !== null ? (
    <AddressedScreen key={study} id={study} />
  ) : (
    <Headquarters
      onRuleBook={openBook}
      onLearn={openLesson}
      learned={learned}
      link={link}
      onLinkClosed={closeLink}
    />
  );
  return (
    <RuleBookContext value={openBook}>
      <>
        <KeepingNotices />
        {elsewhere ? <OtherTab cover={<Covered />}>{shown}</OtherTab> : shown}
        {book !== null && link === null && (
          <RuleBook
            rules={learning ? RULE_SETS.debord : (game?.rules ?? RULE_SETS.debord)}
            {...book}
            onClose={closeBook}
          />
        )}
        {sounds && <Sounds />}
      </>
    </RuleBookContext>
  );
}

/** In the place of a board whose game another tab has gone on with: who sits here may not be who sat here then. */
const Covered = () => <Curtain title={t('keeping:covered')} />;
