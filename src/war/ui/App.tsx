import { useCallback, useState } from 'react';
import { RULE_SETS } from '../engine/rules';
import { other, type Side } from '../engine/vocabulary';
import { deploymentInHand, type Game } from '../game/game';
import { present } from '../game/war';
import { playerName, playerTitle } from '../words/players';
import { capital, theSide } from '../words/sentences';
import { t } from '../words/t';
import { Curtain } from '../../shell/ui/Curtain';
import { DeploymentScreen } from './deployment/DeploymentScreen';
import { Lots } from './deployment/Lots';
import { Headquarters } from './headquarters/Headquarters';
import { KeepingNotices, OtherTab, Unsealed } from './keeping/door';
import { AddressedScreen } from './addressed/door';
import { useScenes } from './history/door';
import { Lessons } from './lessons/door';
import { BookRoom } from './rulebook/door';
import { Sounds } from './sound/door';
import { TurnCurtain } from './table/door';
import { ClockKeeper } from './clock/door';
import { OpponentKeeper, ProgramDeploys, useProgramNames } from './opponent/door';
import { RuleBookContext } from './base/useRuleBook';
import { useAddress } from './base/useAddress';
import { useFacingPage } from './base/facing';
import { useGameStore, useGameState, TableContext } from './base/useGame';
import { WarVoice } from './voice/door';
import { WarScreen } from './war/WarScreen';
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
  const { link, closeLink, lesson, openLesson, study } = useAddress();
  const [learned, setLearned] = useState(false);
  const leaveLessons = (): void => {
    setLearned(true);
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
      onLearn={() => openLesson('')}
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
          <BookRoom
            rules={learning ? RULE_SETS.debord : (game?.rules ?? RULE_SETS.debord)}
            {...book}
            onClose={() => setBook(null)}
          />
        )}
        {sounds && <Sounds />}
      </>
    </RuleBookContext>
  );
}

/** In the place of a board whose game another tab has gone on with: who sits here may not be who sat here then. */
const Covered = () => <Curtain title={t('keeping:covered')} />;

interface GameScreenProps {
  readonly game: Game;
}

function GameScreen(props: GameScreenProps) {
  const game = useProgramNames(props.game);
  const { table, past, leaveGame } = useGameStore();
  const lookingBack = useGameState(({ choice }) => choice.of === 'past');
  const curtain = useGameState((state) => state.curtain);
  // Whether the card is up; between two turns it waits until what ended the turn has been seen.
  const [covered, setCovered] = useState(curtain);
  const cover = useCallback(() => setCovered(true), []);
  const seen = useScenes() !== null;
  if (covered ? !curtain : curtain && !seen) setCovered(curtain);
  const { stage } = game;
  if (stage.name === 'deployment') {
    const deployment = deploymentInHand(game);
    if (deployment === null) return <BothSealed />;
    if (curtain) return <DeploymentCurtain game={game} />;
    const { side } = deployment;
    const level = game.programs?.[side];
    if (level) return <ProgramDeploys key={side} {...{ game, side, level }} />;
    return <DeploymentScreen key={side} game={game} camps={stage.camps} deployment={deployment} />;
  }
  if (stage.name === 'lots') return <Lots game={game} stage={stage} />;
  return (
    <>
      {game.clock && <ClockKeeper game={game} />}
      <WarVoice key={game.id} war={stage.war} curtain={curtain} />
      {/* Whose turn it is comes before who thinks. */}
      {game.programs && <OpponentKeeper game={game} />}
      {curtain && covered ? (
        <TurnCurtain game={game} side={present(stage.war).side} onClose={leaveGame} />
      ) : (
        <TableContext value={(lookingBack ? past.table : null) ?? table}>
          <WarScreen game={game} war={stage.war} onSeen={curtain ? cover : undefined} />
        </TableContext>
      )}
    </>
  );
}

/** Before a side deploys in secret: who looks away, and who takes the machine. */
function DeploymentCurtain({ game }: { readonly game: Game }) {
  const store = useGameStore();
  const lost = useGameState((state) => state.lostSeals);
  const sealing = useGameState((state) => state.sealing);
  const side = deploymentInHand(game)?.side ?? 'N';
  const { stage } = game;
  const handedOver = stage.name === 'deployment' && stage.camps[other(side)].state === 'sealed';
  const name = (of: Side): string => playerName(game.players, of);
  if (sealing === 'underWay') return <Curtain title={t('deployment:curtain.sealing')} />;
  if (sealing !== 'none') return <Unsealed fault={sealing} />;
  return (
    <Curtain
      title={t('deployment:curtain.first', { side: capital(playerTitle(game.players, side)) })}
      action={t('deployment:curtain.holds', { name: name(side) })}
      onRaise={store.raiseCurtain}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
    >
      {lost.includes(side) ? (
        <p>{t('deployment:curtain.again', { side: theSide(side) })}</p>
      ) : (
        handedOver && (
          <p>{t('deployment:curtain.handOver', { done: capital(name(other(side))) })}</p>
        )
      )}
      <p>{t('deployment:curtain.lookAway', { other: name(other(side)) })}</p>
    </Curtain>
  );
}

function BothSealed() {
  const store = useGameStore();
  const fails = useGameState((state) => state.sealing !== 'none');
  return (
    <Curtain
      title={t('deployment:curtain.bothSealed')}
      action={t('deployment:curtain.reveal')}
      onRaise={() => void store.deployment.reveal()}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
    >
      <p role={fails ? 'alert' : undefined}>
        {t(fails ? 'deployment:curtain.notOpened' : 'deployment:curtain.together')}
      </p>
    </Curtain>
  );
}
