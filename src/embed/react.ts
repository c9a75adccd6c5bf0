/**
 * What the drawings of the board ask of React, in the page in articles alone: there `react` and `react/jsx-runtime` are
 * this file (vite.config.ts), and draw.ts puts its elements on the page. A drawing that comes to ask for more than this
 * fails the build of that page.
 */

/** What JSX makes: a tag, or a function that gives what stands in its place. */
export interface VirtualElement {
  readonly type: string | ((props: Props) => unknown);
  readonly props: Props;
  readonly key: string | null;
}
export type Props = Readonly<Record<string, unknown>>;

export const jsx = (
  type: VirtualElement['type'],
  props: Props,
  key: string | number | null = null,
): VirtualElement => ({ type, props, key: key === null ? null : String(key) });
export const jsxs = jsx;

/** Children without an element around them. */
export const Fragment = ({ children }: Props): unknown => children;

/** An element that is the same object as before is left alone; no function is asked whether it is. */
export const memo = <F>(component: F): F => component;

let ids = 0;
/** Asked by what is drawn once. */
export const useId = (): string => `id-${(ids += 1)}`;
