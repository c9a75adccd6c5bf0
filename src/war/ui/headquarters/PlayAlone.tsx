import { useState, type ReactNode } from 'react';
import { OPENINGS } from '../../engine/openings';
import { RULE_SETS } from '../../engine/rules';
import { other, SIDES } from '../../engine/vocabulary';
import { PEOPLE } from '../../game/seat';
import { BOT_LEVELS, botSeat, type BotLevel } from '../../seats/bot/kind';
import { LADDER, levelOffered } from '../../seats/bot/ladder';
import { levelChoice, levelPortrait } from '../../seats/bot/words';
import { capital, theSide } from '../../words/sentences';
import { Segments } from '../../../shell/ui/Segments';
import { useGameStore } from '../base/useGame';
import { MenuScreen } from '../../../shell/ui/pages/MenuScreen';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useInProgress } from '../base/useInProgress';
import { Card } from '../setup/Card';
import { t } from '../../words/t';
import '../setup/newgame.css';

const LOT = 'lot';
const CHOICES = [LOT, ...SIDES] as const;
const BEGINNINGS = ['opening', 'hidden'] as const;

/**
 * The form of a game against a bot by Debord's rules on his board: the bot's level (those already beaten are marked),
 * the player's side, and whether it begins from an opening or with secret deployments.
 */
export function PlayAlone({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useGameStore();
  const [ladder] = useState(() => LADDER.read(store.storage));
  const [level, setLevel] = useState<BotLevel>(() => levelOffered(ladder));
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>(LOT);
  const [beginning, setBeginning] = useState<(typeof BEGINNINGS)[number]>('opening');

  const { begin, note, question } = useAbandonGame(useInProgress(), () => {
    const { randomInt } = store;
    const side = chosen === LOT ? (randomInt(2) === 0 ? 'N' : 'S') : chosen;
    store.begin({
      players: { N: '', S: '' },
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      beginning,
      opening: beginning === 'opening' ? (OPENINGS[randomInt(OPENINGS.length)]?.id ?? null) : null,
      seats: { ...PEOPLE, [other(side)]: botSeat(level) },
    });
    if (beginning !== 'opening') return;
    store.deployment.drawLots();
    store.deployment.beginWar();
  });

  return (
    <MenuScreen
      title={t('opponent:alone.title')}
      look="hq-new hq-alone"
      onSubmit={begin}
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            onClick={() => store.navigation.push({ screen: 'problems', id: '' })}
          >
            {t('opponent:alone.problems')}
          </button>
          {note !== null && <p>{note}</p>}
          <button type="submit" className="primary">
            {t('headquarters:begin')}
          </button>
        </>
      }
    >
      <div className="hq-alone-columns">
        <fieldset className="hq-alone-levels">
          <legend>{t('opponent:alone.against')}</legend>
          {BOT_LEVELS.map((each) => (
            <Card
              key={each}
              group="level"
              words={{ name: levelChoice(each), text: levelPortrait(each) }}
              mark={ladder.beaten.includes(each) ? t('opponent:ladder.beaten') : null}
              chosen={each === level}
              onChoose={() => setLevel(each)}
            />
          ))}
        </fieldset>
        <fieldset className="hq-alone-side">
          <legend>{t('opponent:alone.side')}</legend>
          <Segments
            values={CHOICES}
            value={chosen}
            words={(each) => (each === LOT ? t('opponent:alone.lot') : capital(theSide(each)))}
            onChoose={setChosen}
          />
        </fieldset>
        <fieldset>
          <legend>{t('headquarters:deployment')}</legend>
          <Segments
            values={BEGINNINGS}
            value={beginning}
            words={(each) => t(`opponent:alone.${each}`)}
            onChoose={setBeginning}
          />
        </fieldset>
      </div>
      {question}
    </MenuScreen>
  );
}
