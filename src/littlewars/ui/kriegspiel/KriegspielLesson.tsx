import { useEffect, useState, type ReactNode } from 'react';
import { fetchKriegspiel } from '../../game/kinds';
import { KRIEGSPIEL_LESSONS } from '../../game/kriegspiel/lessons';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import type { AnyLesson, KriegspielLessonId } from '../../game/lessons';
import { KriegspielTable } from './KriegspielTable';

interface KriegspielLessonProps {
  readonly id: KriegspielLessonId;
  readonly children: (lesson: AnyLesson, tableOf: (game: SealedGame) => ReactNode) => ReactNode;
}

const tableOf = (game: SealedGame): ReactNode => <KriegspielTable game={game} onReplay={null} />;

/** Renders its child with a lesson of Kriegspiel and its table. */
export function KriegspielLesson({ id, children }: KriegspielLessonProps): ReactNode {
  const [fetched, setFetched] = useState(false);
  useEffect(() => void fetchKriegspiel().then(() => setFetched(true)), []);
  return fetched && children(KRIEGSPIEL_LESSONS[id], tableOf);
}
