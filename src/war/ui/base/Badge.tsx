import type { Side } from '../../engine/vocabulary';
import './parts.css';

/** The round emblem of a side: a star for the North, a hollow block for the South. Hidden from screen readers. */
export function Badge({ side }: { readonly side: Side }) {
  return (
    <svg className={`badge badge-${side}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" />
      <circle r="41" className="badge-ring" />
      {side === 'N' ? (
        <path d="M0-30L7-7L30 0L7 7L0 30L-7 7L-30 0L-7-7Z" />
      ) : (
        <path d="M-20-26H20L26-20V20L20 26H-20L-26 20V-20ZM-14-14V14H14V-14Z" fillRule="evenodd" />
      )}
    </svg>
  );
}
