import { audioContext } from '../../platform/browserApis';
import type { Score } from './score';

/** The most sequences that sound at once; older ones are faded. */
const MOST_VOICES = 3;
/** Milliseconds after which a sound that waited for its context is dropped. */
const MOST_DELAY = 400;
const FADE = 0.03;

/** The player of a game's sounds, by their names `S`: plays some one after another, fades them, or ends. */
export interface Player<S extends string> {
  /**
   * Plays sounds one after another; `volume` is in per cent, `pan` goes from -1 (left) to 1 (right), by default 0.
   * Nothing is played while the page is hidden, or if the browser has no sound.
   */
  readonly play: (sounds: readonly S[], volume: number, pan?: number) => void;
  /** Fades all sounds that are being played. */
  readonly mute: () => void;
  /** Ends it for good and releases the audio output. */
  readonly close: () => void;
}

/**
 * Returns a player of a game's sounds; `score` has, by name, how each is played. At most three sequences sound at once.
 * The browser's audio output is opened for the first sound, and released while the page is hidden.
 */
export function createPlayer<S extends string>(score: Score<S>): Player<S> {
  let context: AudioContext | null = null;
  let voices: GainNode[] = [];

  function close(): void {
    void context?.close();
    context = null;
    voices = [];
  }

  const fade = (voice: GainNode | undefined): void =>
    void voice?.gain.setTargetAtTime(0, context?.currentTime ?? 0, FADE);

  function mute(): void {
    voices.forEach(fade);
    voices = [];
  }

  function perform(on: AudioContext, sounds: readonly S[], volume: number, pan: number): void {
    const voice = on.createGain();
    // Loudness is perceived logarithmically: half of the slider is a quarter of the amplitude.
    voice.gain.setValueAtTime((volume / 100) ** 2, on.currentTime);
    if (pan === 0) voice.connect(on.destination);
    else {
      const panner = on.createStereoPanner();
      panner.pan.setValueAtTime(pan, on.currentTime);
      voice.connect(panner).connect(on.destination);
    }
    voices.push(voice);
    while (voices.length > MOST_VOICES) fade(voices.shift());
    let at = on.currentTime + 0.01;
    for (const sound of sounds) {
      score[sound].play({ context: on, out: voice }, at);
      at += score[sound].lasts;
    }
  }

  function play(sounds: readonly S[], volume: number, pan = 0): void {
    if (sounds.length === 0 || volume === 0 || document.hidden) return;
    const on = (context ??= audioContext());
    if (on === null) return;
    if (on.state === 'running') {
      perform(on, sounds, volume, pan);
      return;
    }
    const asked = performance.now();
    // Refused, or closed meanwhile: then there is no sound.
    on.resume().then(
      () => {
        const inTime = performance.now() - asked < MOST_DELAY;
        if (inTime && on === context) perform(on, sounds, volume, pan);
      },
      () => undefined,
    );
  }

  const hide = (): void => {
    if (document.hidden) close();
  };
  document.addEventListener('visibilitychange', hide);
  return {
    play,
    mute,
    close: () => {
      document.removeEventListener('visibilitychange', hide);
      close();
    },
  };
}
