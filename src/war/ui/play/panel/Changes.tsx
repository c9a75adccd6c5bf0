import { useState } from 'react';
import type { Position } from '../../../engine/position';
import type { Square } from '../../../engine/vocabulary';
import {
  communicationChangeSentences,
  consequenceSentence,
  changeSentences,
  type SumSentence,
} from '../../../words/changes';
import { CELL } from '../../board/geometry';
import { ConsequenceSign } from '../../board/art/Consequence';
import { Terms } from '../../base/Terms';
import { previewMove } from '../../../game/previews';
import { t } from '../../../words/t';
import './insight.css';

interface ChangesProps {
  readonly position: Position;
  readonly from: Square;
  readonly to: Square;
}

/**
 * Sentences on what a march from one square to another would change, while it is previewed: what it decides, the
 * communication of both sides, and the sums of both sides' attacks. Nothing if the march is not legal.
 */
export function Changes({ position, from, to }: ChangesProps) {
  const ahead = previewMove(position, from, to);
  if (ahead === null) return null;
  const { after, consequence, prospects } = ahead;
  const communication = communicationChangeSentences(after, ahead.changes);
  const attacks = changeSentences(after, prospects.attacks);
  const exposed = changeSentences(after, prospects.exposed);
  const both = attacks.length > 0 && exposed.length > 0;
  const crowded = ahead.gained.length + ahead.lost.length > MANY_UNITS;
  const most = MOST[!both ? 'alone' : crowded ? 'crowded' : 'each'];
  const lists = [communication, attacks, exposed];
  return (
    <div className="changes">
      {consequence && (
        <p className={`change-decides ${consequence.is === 'losesWar' ? 'changes-loss' : ''}`}>
          <svg viewBox={`${-CELL / 5} ${-CELL / 5} ${CELL / 2.5} ${CELL / 2.5}`} aria-hidden="true">
            <ConsequenceSign is={consequence.is} />
          </svg>
          <span>
            <Terms>{consequenceSentence(position.board, consequence)}</Terms>
          </span>
        </p>
      )}
      {communication.map(({ good, words }) => (
        <p key={words} className={good ? 'changes-good' : 'changes-loss'}>
          <Terms>{words}</Terms>
        </p>
      ))}
      <SumChanges title="attacks" sentences={attacks} most={most} />
      <SumChanges title="exposed" sentences={exposed} most={most} />
      {consequence === null && lists.every(({ length }) => length === 0) && (
        <p>{t('insight:prospects.nothing')}</p>
      )}
    </div>
  );
}

/** The most sums shown unasked, so that they stay visible beside a board of 720 pixels: of a list, or each of two. */
const MOST = { alone: 5, each: 2, crowded: 1 } as const;

/** This many units whose communication changes need the room of a sum. */
const MANY_UNITS = 6;

/** Whether all are shown: once requested, this holds for every pointed square. */
let allShown = false;

interface SumChangesProps {
  readonly title: 'attacks' | 'exposed';
  readonly sentences: readonly SumSentence[];
  readonly most: number;
}

function SumChanges({ title, sentences, most }: SumChangesProps) {
  const [open, setOpen] = useState(allShown);
  if (sentences.length === 0) return null;
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((words) => (
        <li key={words}>
          <Terms>{words}</Terms>
        </li>
      ))}
    </ul>
  );
  // A line saying that one is missing would take the room of that one.
  const first = sentences.length > most + 1 ? sentences.slice(0, most) : sentences;
  const left = sentences.length - first.length;
  const rest = [
    ...first.filter(({ words, brief }) => brief !== words),
    ...sentences.slice(first.length),
  ].map(({ words }) => words);
  return (
    <section className="sum-changes">
      <h3>{t(`insight:prospects.${title}`)}</h3>
      {list(first.map(({ brief }) => brief))}
      {rest.length > 0 && (
        <details
          open={open}
          onToggle={({ currentTarget }) => setOpen((allShown = currentTarget.open))}
        >
          <summary>
            {left > 0 ? t('insight:prospects.more', { count: left }) : t('insight:prospects.whole')}
          </summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}
