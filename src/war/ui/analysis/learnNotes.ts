import { readAnalysis } from '../../analysis/analysisText';
import type { Opened } from '../../game/records';
import { boardOf } from '../../game/war';
import { analyst } from './analyst';
import { askedTurns } from './question';

/** Takes over what was found of a game that is about to be opened, a line a turn, and has it shown. */
export function learnNotes({ rules, war }: Pick<Opened, 'rules' | 'war'>, notes: string): void {
  const lines = notes.trim().split('\n');
  const asked = askedTurns({ board: boardOf(war), rules }, war);
  analyst.learn(
    asked.flatMap(({ row, question }, i) => {
      const [begun, line] = [war.positions[row.from], lines[i]];
      return begun === undefined || line === undefined
        ? []
        : [[question, readAnalysis(begun, line)] as const];
    }),
  );
  analyst.show(true);
}
