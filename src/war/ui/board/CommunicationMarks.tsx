import { ChainLines, ChainNode, ContactLink, CutMark, SeveredLines } from './art/Chain';
import type { Segment } from './art/Lines';
import type { Point } from './art/path';
import type { Square } from '../../engine/vocabulary';
import type { BoardView, ShownChain } from './view';

interface NetworkProps {
  readonly view: BoardView;
  readonly centre: (square: Square) => Point;
}

/**
 * Draws, under the units, lines of communication of the unit chosen or pointed at: those by which it is in
 * communication (`view.chain`), and the enemy's that it cuts (`view.severed`). `centre` returns the middle of a square
 * in units of the drawing.
 */
export function CommunicationUnder({ view: { chain, severed }, centre }: NetworkProps) {
  return (
    <>
      {severed && (
        <SeveredLines
          side={severed.victim}
          lines={severed.cuts.map(({ source, to }) => ({
            from: centre(source),
            cut: centre(severed.square),
            to: centre(to),
          }))}
        />
      )}
      {chain && (
        <ChainLines
          side={chain.side}
          broken={chain.cut !== null}
          segments={linksBy('line', chain, centre)}
        />
      )}
    </>
  );
}

/**
 * Draws, over the units, marks on the communication of the unit chosen or pointed at: the arsenal and the units that
 * pass it on, contacts, cuts, and enemy units that it isolates. `centre` returns the middle of a square in units of the
 * drawing.
 */
export function CommunicationOver({ view: { chain, severed }, centre }: NetworkProps) {
  const place = (square: Square): string => {
    const { x, y } = centre(square);
    return `translate(${x} ${y})`;
  };
  const cuts: Segment[] = [
    ...(chain?.cut ? [{ from: centre(chain.cut.source), to: centre(chain.cut.by) }] : []),
    ...(severed?.cuts ?? []).map(({ source }) => ({
      from: centre(source),
      to: centre(severed?.square ?? source),
    })),
  ];
  return (
    <>
      {chain &&
        [chain.arsenal, ...chain.links.map(({ to }) => to)].map((square) => (
          <g key={square} data-mark="chain-node" data-square={square} transform={place(square)}>
            <ChainNode side={chain.side} />
          </g>
        ))}
      {chain &&
        linksBy('contact', chain, centre).map((link, i) => (
          <ContactLink key={i} side={chain.side} {...link} />
        ))}
      {severed?.isolates.map((square) => (
        <g key={square} data-mark="isolated" data-square={square} transform={place(square)}>
          <ChainNode side={severed.victim} />
        </g>
      ))}
      {cuts.map((segment, i) => (
        <CutMark key={i} {...segment} />
      ))}
    </>
  );
}

const linksBy = (
  link: 'line' | 'contact',
  { links }: ShownChain,
  centre: (square: Square) => Point,
): Segment[] =>
  links
    .filter(({ how }) => how === link)
    .map(({ from, to }) => ({ from: centre(from), to: centre(to) }));
