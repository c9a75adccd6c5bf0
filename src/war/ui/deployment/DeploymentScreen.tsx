import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  groundOf,
  setupOfDeployments,
  unitsLeft,
  type Deployment as Placed,
} from '../../engine/deployment';
import { inCommunication, positionOf, unitAt, type Position } from '../../engine/position';
import type { Side, Square } from '../../engine/vocabulary';
import { leftOver, placed } from '../../game/deployments';
import type { Camps, Game } from '../../game/game';
import { heldOf, shownFirst, type Held } from '../../game/choice';
import { squareWords } from '../../words/board';
import { theSide, capital, reasonSentences, isNamed } from '../../words/sentences';
import { t } from '../../words/t';
import { BoardMap } from '../board/BoardMap';
import { Dragged } from '../board/entry';
import { useDrag } from '../board/useDrag';
import { useDragOnto } from '../../../shell/ui/viewport/useDragOnto';
import type { BoardView } from '../board/view';
import { focusSquare, tabStop } from '../board/tabStop';
import { linesOf, viewOf } from '../board/viewOf';
import { SettingsDialog, OpenHelp } from '../dialogs/entry';
import { DeploymentActions, SealQuestion } from './DeploymentActions';
import { LinesKey, Missing, Given } from './DeploymentNotes';
import { TemplatesDialog } from './TemplatesDialog';
import { Menu } from '../../../shell/ui/Menu';
import type { Help } from '../base/help';
import { DeploymentScreenReader, DeploymentAnnouncements } from '../screenReader/entry';
import { OrderMessage } from '../base/RuleLink';
import { useAcross, useOrientation } from '../base/orientation';
import { useGameStore, useGameState } from '../base/useGame';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useDeploymentReader, useReader } from '../screenReader/useReader';
import { cutOffWords, heldSentence, leftSentence } from '../../words/deployment';
import { Tray } from './Tray';
import { useDeploymentKeys } from './useDeploymentKeys';
import './deployment.css';

interface DeploymentProps {
  readonly game: Game;
  readonly camps: Camps;
  readonly deployment: Placed;
}

/**
 * The screen on which one side places its army: the board, the units left to place, and the buttons of the deployment.
 * `deployment` is the one being made, `camps` the states of both sides' deployments.
 */
export function DeploymentScreen({ game, camps, deployment }: DeploymentProps) {
  const store = useGameStore();
  const picked = useGameState(({ choice }) => heldOf(choice));
  const refusal = useGameState((state) => state.refusal);
  const preview = useGameState(({ choice }) => shownFirst(choice));
  const [asking, setAsking] = useState(false);
  const [pointed, setPointed] = useState<Square | null>(null);
  const [templates, setTemplates] = useState(false);
  const [help, setHelp] = useState<Help | null>(null);
  const [settings, setSettings] = useState(false);
  const sealButton = useRef<HTMLButtonElement>(null);
  const openBook = useRuleBook();
  const orientation = useOrientation();
  const across = useAcross();
  const { side } = deployment;
  const { board } = game;
  const position = useMemo(() => seen(game, camps, deployment), [game, camps, deployment]);
  const { drag, follow } = useDrag<Held>((held, square) => store.deployment.drop(held, square));
  const { start, claim } = useDragOnto(follow);

  // A held or dragged unit is shown at its destination, with the lines it would cause.
  const held = drag?.held ?? picked;
  const goal = drag === null ? (preview ?? pointed) : drag.over;
  const after = useMemo(
    () => (held === null || goal === null ? null : placed(board, deployment, held, goal)),
    [board, deployment, held, goal],
  );
  const heldUnit =
    held?.from === 'tray' ? { side, kind: held.kind } : held && unitAt(position, held.square);
  const resting = useMemo(() => viewOf(position, [side]), [position, side]);
  const ahead = useMemo(
    () => (after?.ok === true ? seen(game, camps, after.deployment) : null),
    [after, game, camps],
  );
  const may = ahead !== null;
  const stranded = may && goal !== null && !inCommunication(ahead, goal);
  // Under a pointer that has just placed one of its kind nothing else is shown.
  const there =
    heldUnit !== null && goal !== null && unitAt(position, goal)?.kind === heldUnit.kind;
  const view: BoardView = {
    ...resting,
    lines: ahead === null ? resting.lines : linesOf(ahead, [side]),
    territory: side,
    chosen: picked?.from === 'board' ? picked.square : null,
    ghost:
      may && !there && heldUnit !== null && goal !== null
        ? { unit: heldUnit, square: goal, isolated: stranded }
        : null,
    refused: refusal?.at ?? null,
  };
  const draggable = useMemo(
    () => new Set(deployment.units.map(({ square }) => square)),
    [deployment],
  );
  const ground = useMemo(() => new Set(groundOf(board, side)), [board, side]);
  const press = useCallback(
    (square: Square, touch: boolean) => store.deployment.press(square, { confirm: touch }),
    [store],
  );
  const describe = useCallback(
    (square: Square) => squareWords(position, square, false),
    [position],
  );

  const left = unitsLeft(deployment);
  const isolated = cutOffWords(position, deployment, true);
  const outOfReach = cutOffWords(position, deployment, false);
  const cutOff = isolated !== '' || outOfReach !== '';
  const announcer = useAnnouncer();
  // Announcements to one player are not for the other.
  useLayoutEffect(() => announcer.forget, [announcer]);
  const moment = { position, deployment, held: picked, refusal, game };
  const readDeployment = useDeploymentReader();
  const read = useReader(position);
  const mayBeSealed = leftOver(deployment) === 0;
  function seal(): void {
    if (cutOff) setAsking(true);
    else void store.deployment.seal();
  }
  useDeploymentKeys({
    left,
    seal: () => {
      // An irreversible act has no key: the key moves to the button.
      if (mayBeSealed) sealButton.current?.focus();
      else announcer.answer(leftSentence(deployment));
    },
    read: (reading) => {
      if (reading === 'state') readDeployment(moment);
      else read(reading);
    },
    open: setHelp,
  });

  return (
    <main className="table">
      <DeploymentAnnouncements now={moment} />
      <DeploymentScreenReader
        position={position}
        deployment={deployment}
        orientation={orientation}
      />
      <BoardMap
        board={board}
        orientation={orientation}
        across={across}
        view={view}
        landing={drag === null || goal === null ? null : { square: goal, may }}
        label={t('deployment:board', { side: theSide(side) })}
        describe={describe}
        draggable={draggable}
        relevant={picked === null && draggable.size > 0 ? draggable : ground}
        onPress={press}
        onPoint={setPointed}
        start={groundOf(board, side)[0] ?? 0}
        onDrag={(square, ...step) => follow({ from: 'board', square }, ...step)}
      />
      <section className="panel deployment" aria-labelledby="deployment-title">
        <div className="deployment-head">
          <header className={`panel-head side-${side}`}>
            <h1 id="deployment-title">
              {t('headquarters:stages.deploying', { side: capital(theSide(side)) })}
            </h1>
            {isNamed(game.players, side) && <p>{game.players[side]}</p>}
          </header>
          <Menu
            items={[
              { label: t('field:ruleBook'), act: () => openBook() },
              { label: t('field:lists'), act: () => setHelp('units') },
              { label: t('field:legend'), act: () => setHelp('legend') },
              { label: t('field:keys'), act: () => setHelp('help') },
              { label: t('field:settings'), act: () => setSettings(true) },
              { label: t('field:headquarters'), act: store.leaveGame },
            ]}
          />
        </div>
        <Missing position={position} deployment={deployment} />
        <p className="prompt" role="status" aria-live="off">
          <OrderMessage
            words={
              refusal === null
                ? heldSentence(position, picked, preview)
                : reasonSentences(position, refusal.reasons)
            }
            reasons={refusal?.reasons}
          />
        </p>
        <Tray
          side={side}
          left={left}
          held={picked?.from === 'tray' ? picked.kind : null}
          claim={claim}
          onHoldKind={(kind, byKey) => {
            store.deployment.holdKind(kind);
            const stop = tabStop();
            // The next key chooses a square, unless this one has put the unit back.
            if (byKey && stop !== null && heldOf(store.state.getState().choice) !== null)
              focusSquare(stop);
          }}
          onGrasp={(event, kind) => start(event, { from: 'tray', kind })}
        />
        <DeploymentActions
          board={board}
          placed={deployment.units.length}
          left={leftOver(deployment)}
          held={picked}
          onTemplates={() => setTemplates(true)}
        />
        <div className="deployment-state">
          <p className="deployment-left">{leftSentence(deployment)}</p>
          {isolated !== '' && (
            <p className="deployment-bad">{t('deployment:isolated', { units: isolated })}</p>
          )}
          {outOfReach !== '' && (
            <p className="deployment-bad">{t('deployment:outOfReach', { units: outOfReach })}</p>
          )}
          {deployment.units.length > 0 && !cutOff && <p>{t('deployment:allLinked')}</p>}
          <Given game={game} lacks={deployment.without !== undefined} />
          <LinesKey side={side} />
        </div>
        <div className="panel-foot panel-last deployment-last">
          <button
            ref={sealButton}
            data-irreversible
            type="button"
            className="primary"
            data-order="seal"
            disabled={!mayBeSealed}
            onClick={seal}
          >
            {t(game.beginning === 'hidden' ? 'deployment:seal' : 'deployment:done')}
          </button>
        </div>
      </section>
      {asking && (
        <SealQuestion
          isolated={isolated}
          outOfReach={outOfReach}
          onClose={() => setAsking(false)}
        />
      )}
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
      {templates && (
        <TemplatesDialog
          board={board}
          deployment={deployment}
          secret={game.beginning === 'hidden'}
          player={isNamed(game.players, side) ? game.players[side] : null}
          onClose={() => setTemplates(false)}
        />
      )}
      <OpenHelp
        screen="deployment"
        open={help}
        position={position}
        side={side}
        onClose={() => setHelp(null)}
      />
      {drag && heldUnit && (
        <Dragged
          drag={drag}
          unit={heldUnit}
          may={may}
          isolated={stranded}
          board={board}
          orientation={orientation}
          across={across}
        />
      )}
    </main>
  );
}

/** Returns the board as the side may see it: its own units, and the other's in an open deployment. */
function seen(game: Game, camps: Camps, deployment: Placed): Position {
  const half = (side: Side): Placed => {
    if (side === deployment.side) return deployment;
    const camp = camps[side];
    return camp.state === 'placed' ? camp.deployment : { side, units: [] };
  };
  return positionOf(
    game.board,
    game.rules,
    setupOfDeployments(game.board, half('N'), half('S'), deployment.side),
  );
}
