import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { fireOf } from '../../../../src/war/engine/insight/threats';
import { previewMove } from '../../../../src/war/game/previews';
import { SumMark } from '../../../../src/war/ui/board/art/Marks';
import { FireFigures } from '../../../../src/war/ui/board/FireMap';
import { consequenceMarksOf } from '../../../../src/war/ui/board/viewOf';
import { position, scene, square } from '../../../support/board';

/** A diagram of Debord's own book. */
const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

test('of the attacks after a march only close sums are drawn, unless all are requested', () => {
  const ahead = previewMove(position(FORT), square('J17'), square('K18'))!;
  const sums = (fire: 'none' | 'mine'): string[] =>
    consequenceMarksOf(ahead, square('K18'), fire)
      .targets.filter(({ summed }) => summed)
      .map(({ attack, defence }) => `${attack}:${defence}`);
  expect(sums('mine')).toHaveLength(ahead.prospects.targets.length);
  expect(sums('none')).toEqual([]);
});

/** What the board's style sheet says of `display` where its squares are small, by selector. */
const small: { readonly selector: string; readonly display: string }[] = [];
parse(readFileSync('src/war/ui/board/board.css', 'utf8')).walkAtRules('container', (container) =>
  container.walkRules(({ selector, nodes }) => {
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'display')
        small.push({ selector, display: node.value });
  }),
);

test.each([0, 1] as const)(
  'squares too small for figures have signs in their place, the board turned %i',
  (turn) => {
    const p = scene({ N8: 'I', N7: 'i' });
    const { container } = render(
      <div className={`board-turn-${turn}`}>
        <svg data-far="">
          <SumMark attack={4} defence={0} outcome="destroyed" ink="" fill="" stroke="" />
          <FireFigures
            board={p.board}
            orientation={turn}
            map={{ side: 'N', sums: fireOf(p, 'N') }}
            units={[]}
            low
          />
        </svg>
      </div>,
    );
    const shown = (as: string): (string | null)[] =>
      small
        .filter(({ display }) => display === as)
        .flatMap(({ selector }) => [...container.querySelectorAll(selector)])
        .map((element) => element.getAttribute('class'));
    expect(shown('none')).toEqual(['mark-sum', 'mark-sum', 'fire-figures']);
    expect(shown('inline')).toEqual(['mark-sign', 'mark-sign']);
  },
);
