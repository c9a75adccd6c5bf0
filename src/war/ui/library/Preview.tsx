import { useMemo, type ReactNode } from 'react';
import { RULE_SET_IDS, type RuleSetId } from '../../engine/rules';
import { OpenPreview } from '../../../shell/ui/library/OpenPage';
import { isStandard } from '../../engine/standardMap';
import type { LinkFault } from '../../game/linkFormat';
import { isBare } from '../../game/pasted';
import type { Opened, TextReading } from '../../game/records';
import { boardOf, present } from '../../game/war';
import { seatsSentence } from '../../words/opponent';
import { handicapSentence } from '../../words/handicap';
import { t } from '../../words/t';
import { boardName } from '../../words/maps';
import { recordDay } from '../../../shell/language/dates';
import {
  gameSentence,
  rulesName,
  stageSentence,
  ruleSetName,
  ruleSetWords,
} from '../../words/games';
import {
  faultSentence,
  forcesSentence,
  linkFaultSentence,
  playedSentence,
  switchSentences,
  tagText,
  noteSentences,
  verdict,
} from '../../words/records';
import type { Position } from '../../engine/position';
import { Ground } from '../board/art/Ground';
import { drawingBox } from '../board/geometry';
import { Pieces } from '../board/Pieces';
import { viewOf } from '../board/viewOf';

/** The most faults listed; the others are counted. */
const MOST_FAULTS = 100;

interface PreviewProps {
  readonly reading: TextReading;
  readonly opened: Opened | null;
  readonly link: LinkFault | null;
  readonly notes: readonly string[];
  readonly isLost: boolean;
  readonly onRuleSet: (ruleSet: RuleSetId) => void;
}

/**
 * A preview of the game that a text would open (`opened`, null for none): a picture and sentences; the faults found in
 * reading the text or the link; `notes` on how it was cleaned; and a choice of the rule set if the text does not state
 * it, which calls `onRuleSet`. `isLost` says that characters of the text are lost.
 */
export function Preview({
  reading,
  opened,
  link,
  notes,
  isLost,
  onRuleSet,
}: PreviewProps): ReactNode {
  const { format, faults, found } = reading;
  const shown = [...notes, ...noteSentences(reading, opened)];
  const bare = isBare(reading);
  return (
    <OpenPreview
      title={format === null ? t('records:verdict.unknown') : t(`records:formats.${format}`)}
      verdict={verdict(reading, link, isLost)}
      isGood={found !== null && faults.length === 0 && link === null && !isLost}
    >
      {opened !== null && <Facts opened={opened} />}
      {(faults.length > 0 || link !== null) && (
        <div className="record-faults">
          <h3>{t('records:faults.title', { count: faults.length + (link === null ? 0 : 1) })}</h3>
          <ul>
            {link !== null && <li>{linkFaultSentence(link)}</li>}
            {faults.slice(0, MOST_FAULTS).map((fault, i) => (
              <li key={i}>{faultSentence(fault)}</li>
            ))}
          </ul>
          {faults.length > MOST_FAULTS && (
            <p>{t('records:faults.more', { count: faults.length - MOST_FAULTS })}</p>
          )}
        </div>
      )}
      {(shown.length > 0 || bare) && (
        <div className="record-notes">
          <h3>{t('records:notes.title')}</h3>
          <ul>
            {shown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {bare && opened !== null && (
              <li>
                {t('records:notes.rules')}{' '}
                <select
                  aria-label={t('headquarters:ruleSet')}
                  value={opened.ruleSet}
                  onChange={(event) => {
                    const id = RULE_SET_IDS.find((known) => known === event.target.value);
                    if (id !== undefined) onRuleSet(id);
                  }}
                >
                  {RULE_SET_IDS.map((id) => (
                    <option key={id} value={id} lang={ruleSetWords(id).language}>
                      {ruleSetName(id)}
                    </option>
                  ))}
                </select>
              </li>
            )}
          </ul>
        </div>
      )}
    </OpenPreview>
  );
}

function Facts({ opened }: { readonly opened: Opened }): ReactNode {
  const { war, tags, rules, ruleSet } = opened;
  const board = boardOf(war);
  const stage = stageSentence({ stage: { name: 'war', war } });
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [t('headquarters:players'), [gameSentence(opened)]],
    [t('records:facts.event'), [tagText(tags, 'Event')]],
    [t('records:facts.site'), [tagText(tags, 'Site')]],
    [t('records:facts.date'), [recordDay(tagText(tags, 'Date'))]],
    [t('records:facts.rules'), [rulesName(opened), ...switchSentences(rules, ruleSet)]],
    [t('maps:legend'), [isStandard(board) ? '' : boardName(board)]],
    [t('handicap:title'), [handicapSentence({ ...opened, board })]],
    [t('opponent:seats.title'), [seatsSentence(opened.seats)]],
    [t('records:facts.stage'), [stage]],
    [t('records:facts.played'), [playedSentence(war)]],
    [t('records:facts.forces'), [forcesSentence(war)]],
  ];
  return (
    <div className="record-facts">
      <PositionPicture position={present(war)} label={t('records:picture', { stage })} />
      <dl>
        {facts
          .filter(([, lines]) => lines.some((line) => line !== ''))
          .map(([name, lines]) => (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
      </dl>
    </div>
  );
}

interface PositionPictureProps {
  readonly position: Position;
  readonly label: string;
}

/** A picture of the position. */
function PositionPicture({ position, label }: PositionPictureProps): ReactNode {
  const { board } = position;
  const { units, arsenals } = useMemo(() => viewOf(position, []), [position]);
  return (
    <svg className="record-picture" viewBox={drawingBox(board, 0)} role="img" aria-label={label}>
      <Ground board={board} orientation={0} />
      <Pieces board={board} orientation={0} units={units} arsenals={arsenals} />
    </svg>
  );
}
