/** What a record says of the clock behind a turn: what the side that has moved has left, in milliseconds. */
export interface TurnClock {
  readonly left: number;
  /** A retreat or an advance of this turn was drawn by lot, the time being out. */
  readonly lot?: true;
}

const CLOCK = /\[%clk\s+(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.(\d))?\d*\s*\]/;

/** The clock that a comment says, as PGN does: `[%clk 0:04:30]`; null where it says none. */
export function clockIn(comment: string): TurnClock | null {
  const [found, hours, minutes, seconds, tenths = '0'] = CLOCK.exec(comment) ?? [];
  if (found === undefined) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return {
    left: whole * 1000 + Number(tenths) * 100,
    ...(/\[%lot\s*\]/.test(comment) && { lot: true as const }),
  };
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** `{[%clk 0:04:30]}`, with tenths of a second where there are any. */
export function writeClock({ left, lot }: TurnClock): string {
  const tenths = Math.floor(left / 100);
  const seconds = Math.floor(tenths / 10);
  const time = [
    Math.floor(seconds / 3600),
    twoDigits(Math.floor(seconds / 60) % 60),
    twoDigits(seconds % 60),
  ].join(':');
  const fraction = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `{[%clk ${time}${fraction}]${lot ? ' [%lot]' : ''}}`;
}
