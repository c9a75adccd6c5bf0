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

/**
 * Renders what its child, a function, returns when it is called with the lesson `id` of Kriegspiel and a function that
 * renders the screen of a battle for its game; nothing until the code of Kriegspiel is fetched.
 */
export function KriegspielLesson({ id, children }: KriegspielLessonProps): ReactNode {
  const [fetched, setFetched] = useState(false);
  useEffect(() => void fetchKriegspiel().then(() => setFetched(true)), []);
  return fetched && children(KRIEGSPIEL_LESSONS[id], tableOf);
}
