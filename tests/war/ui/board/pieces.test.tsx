import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Pieces } from '../../../../src/war/ui/board/Pieces';
import { viewOf } from '../../../../src/war/ui/board/viewOf';
import { scene } from '../../../support/board';

test('a march inserts and removes no piece, wherever it leads', () => {
  const pieces = (at: string): ReactElement => {
    const p = scene({ [at]: 'i', H5: 'i', L3: 'I', N9: 'C' });
    const { units, arsenals } = viewOf(p, [], true);
    return (
      <svg>
        <Pieces board={p.board} orientation={0} units={units} arsenals={arsenals} />
      </svg>
    );
  };
  const { container, rerender } = render(pieces('M12'));
  const changes = new MutationObserver(() => undefined);
  changes.observe(container, { childList: true, subtree: true });
  rerender(pieces('B2'));
  expect(container.querySelectorAll('.piece')).toHaveLength(4);
  expect(changes.takeRecords()).toEqual([]);
});
