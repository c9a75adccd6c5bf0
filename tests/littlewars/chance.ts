import { draw, drawBelow, type Stream } from '../../src/littlewars/engine/stream';

/** Draws from a stream, for random battles that their seed repeats. */
export class Chance {
  private state: Stream;
  constructor(seed: Stream) {
    this.state = seed;
  }
  below(n: number): number {
    const [value, after] = drawBelow(this.state, n);
    this.state = after;
    return value;
  }
  seed(): number {
    const [value, after] = draw(this.state);
    this.state = after;
    return value;
  }
  /** Returns true once in `n`. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }
  of<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }
}
