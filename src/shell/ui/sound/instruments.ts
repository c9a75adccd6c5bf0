import { memoizeEach } from '../../memoizeEach';

/** The output of a sound: its audio context, and the audio node to which the sound is connected (`out`). */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}

/** Inaudible loudness; exponential ramps cannot reach 0. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 2;

/** Returns white noise, the same every time. */
const noiseOf = memoizeEach((context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 0x80000000;
  }
  return buffer;
});

interface Shape {
  readonly at: number;
  readonly loud: number;
  readonly rise: number;
  readonly fall: number;
}

/** Plays a source through filters with a loudness that rises at once and decays; it ends by itself. */
function sounded(
  { context, out }: Desk,
  source: AudioScheduledSourceNode,
  filters: readonly AudioNode[],
  { at, loud, rise, fall }: Shape,
): void {
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, at);
  envelope.gain.linearRampToValueAtTime(loud, at + rise);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, at + rise + fall);
  [source, ...filters, envelope, out].reduce((from, to) => from.connect(to));
  source.start(at);
  source.stop(at + rise + fall);
}

function filter(
  context: BaseAudioContext,
  type: BiquadFilterType,
  frequency: number,
  q = 0.7,
): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

function noise(desk: Desk, shape: Shape, filters: readonly AudioNode[]): void {
  const source = desk.context.createBufferSource();
  source.buffer = noiseOf(desk.context);
  source.loop = true;
  // Another part of the noise each time, so that no two grains are alike.
  source.loopStart = (shape.at * 7.3) % (NOISE_SECONDS / 2);
  source.loopEnd = NOISE_SECONDS;
  sounded(desk, source, filters, shape);
}

function tone(desk: Desk, from: number, to: number, bend: number, shape: Shape): void {
  const source = desk.context.createOscillator();
  source.frequency.setValueAtTime(from, shape.at);
  source.frequency.exponentialRampToValueAtTime(to, shape.at + bend);
  sounded(desk, source, [], shape);
}

/** Plays the knock of wood on wood. `at` is in seconds of the context's clock; `pitch` in Hz, `loud` from 0 to 1. */
export function wood(desk: Desk, at: number, pitch: number, loud: number): void {
  tone(desk, pitch * 1.06, pitch, 0.02, { at, loud: loud * 0.7, rise: 0.001, fall: 0.09 });
  tone(desk, pitch * 2.76, pitch * 2.7, 0.02, { at, loud: loud * 0.28, rise: 0.001, fall: 0.045 });
  noise(desk, { at, loud: loud * 0.5, rise: 0.001, fall: 0.018 }, [
    filter(desk.context, 'bandpass', pitch * 3.4, 1.2),
  ]);
}

/** Plays a stroke of a muffled drum. `at` is in seconds of the context's clock; `pitch` in Hz, `loud` from 0 to 1. */
export function muffled(desk: Desk, at: number, pitch: number, loud: number): void {
  tone(desk, pitch * 1.5, pitch, 0.06, { at, loud, rise: 0.002, fall: 0.36 });
  tone(desk, pitch * 2.3, pitch * 1.59, 0.05, { at, loud: loud * 0.3, rise: 0.002, fall: 0.16 });
  noise(desk, { at, loud: loud * 0.3, rise: 0.001, fall: 0.03 }, [
    filter(desk.context, 'lowpass', 900),
  ]);
}

/** Plays a stroke of a side drum with its snares. `at` is in seconds of the context's clock; `loud` from 0 to 1. */
export function drum(desk: Desk, at: number, loud: number): void {
  tone(desk, 290, 185, 0.04, { at, loud: loud * 0.55, rise: 0.001, fall: 0.13 });
  noise(desk, { at, loud: loud * 0.5, rise: 0.001, fall: 0.11 }, [
    filter(desk.context, 'highpass', 1700),
  ]);
}

/**
 * Plays a drum roll from soft to loud that ends with a stroke. `at` is the time in seconds of the audio context's
 * clock, `lasts` its length in seconds; `loud` from 0 to 1.
 */
export function roll(desk: Desk, at: number, lasts: number, loud: number): void {
  const gap = 0.052;
  const strokes = Math.round(lasts / gap);
  for (let i = 0; i < strokes; i++)
    drum(desk, at + i * gap, loud * (0.22 + 0.38 * (i / strokes)) * (i % 2 === 0 ? 1 : 0.8));
  drum(desk, at + strokes * gap, loud);
}

/**
 * Plays the sound of a sheet of paper pushed over a table. Its pitch goes from the first to the second of two
 * frequencies, in Hz. `at` is the time in seconds of the audio context's clock, `lasts` its length in seconds; `loud`
 * is from 0 to 1.
 */
export function paper(
  desk: Desk,
  at: number,
  lasts: number,
  [from, to]: readonly [number, number],
  loud: number,
): void {
  const grains = Math.max(3, Math.round(lasts / 0.03));
  for (let i = 0; i < grains; i++) {
    const t = i / grains;
    const swell = Math.sin(Math.PI * (0.15 + 0.85 * t));
    const crackle = i % 3 === 1 ? 1 : 0.55;
    noise(desk, { at: at + t * lasts, loud: loud * swell * crackle, rise: 0.012, fall: 0.05 }, [
      filter(desk.context, 'bandpass', from + (to - from) * t, 0.9),
    ]);
  }
}

/**
 * Plays a musket shot with its echo. `at` is the time, in seconds of the audio context's clock; `loud` from 0 to 1.
 */
export function shot(desk: Desk, at: number, loud: number): void {
  noise(desk, { at, loud, rise: 0.001, fall: 0.09 }, [
    filter(desk.context, 'highpass', 500),
    filter(desk.context, 'lowpass', 5200),
  ]);
  noise(desk, { at: at + 0.02, loud: loud * 0.35, rise: 0.03, fall: 0.4 }, [
    filter(desk.context, 'lowpass', 700),
  ]);
}

/** Plays the twang of a spring gun and its catch. `at` is in seconds of the context's clock; `loud` from 0 to 1. */
export function spring(desk: Desk, at: number, loud: number): void {
  tone(desk, 1900, 1500, 0.01, { at, loud: loud * 0.3, rise: 0.001, fall: 0.03 });
  tone(desk, 330, 190, 0.09, { at: at + 0.01, loud, rise: 0.002, fall: 0.14 });
  tone(desk, 890, 560, 0.09, { at: at + 0.01, loud: loud * 0.4, rise: 0.002, fall: 0.11 });
  noise(desk, { at: at + 0.01, loud: loud * 0.5, rise: 0.002, fall: 0.05 }, [
    filter(desk.context, 'bandpass', 2400, 0.9),
  ]);
}

/**
 * Plays a long explosion. `at` is its start in seconds of the context's clock, `lasts` its length in seconds; `loud`
 * from 0 to 1.
 */
export function explosion(desk: Desk, at: number, lasts: number, loud: number): void {
  tone(desk, 110, 34, lasts * 0.5, { at, loud, rise: 0.004, fall: lasts * 0.7 });
  const dying = filter(desk.context, 'lowpass', 1800);
  dying.frequency.setValueAtTime(1800, at);
  dying.frequency.exponentialRampToValueAtTime(120, at + lasts * 0.8);
  noise(desk, { at, loud: loud * 0.9, rise: 0.003, fall: lasts }, [dying]);
}
