import { vi } from 'vitest';

/** A parameter of a node, which records the greatest and the last of its values. */
function fakeParam(value = 0) {
  const given = [value];
  const set = (next: number) => {
    given.push(next);
    return param;
  };
  const param = {
    given,
    get value() {
      return given.at(-1) ?? 0;
    },
    set value(next: number) {
      set(next);
    },
    setValueAtTime: set,
    linearRampToValueAtTime: set,
    exponentialRampToValueAtTime(next: number) {
      if (next <= 0)
        throw new RangeError('an exponential ramp reaches nothing but what is above 0');
      return set(next);
    },
    setTargetAtTime: set,
  };
  return param;
}

export interface FakeNode {
  readonly kind: string;
  readonly to: FakeNode[];
  readonly gain: ReturnType<typeof fakeParam>;
  readonly pan: ReturnType<typeof fakeParam>;
  started: number | null;
  stopped: number | null;
}

/** An audio context that plays nothing and records all calls. */
export class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  /** The state that new contexts begin in: without a gesture of the player they are suspended. */
  static firstState: AudioContextState = 'running';
  /** Milliseconds until a suspended context may run. */
  static wait = 0;

  state = FakeAudioContext.firstState;
  currentTime = 10;
  readonly sampleRate = 8000;
  readonly nodes: FakeNode[] = [];
  readonly destination = this.node('destination');

  constructor() {
    FakeAudioContext.made.push(this);
  }

  get sources(): FakeNode[] {
    return this.nodes.filter(({ started }) => started !== null);
  }

  private node(kind: string) {
    const node = {
      kind,
      to: [] as FakeNode[],
      started: null as number | null,
      stopped: null as number | null,
      gain: fakeParam(1),
      pan: fakeParam(),
      frequency: fakeParam(440),
      Q: fakeParam(1),
      connect(next: FakeNode) {
        node.to.push(next);
        return next;
      },
      start(at: number) {
        node.started = at;
      },
      stop(at: number) {
        if (node.started === null) throw new Error('stopped before it was started');
        node.stopped = at;
      },
    };
    this.nodes.push(node);
    return node;
  }

  createGain = () => this.node('gain');
  createBiquadFilter = () => this.node('filter');
  createOscillator = () => this.node('oscillator');
  createStereoPanner = () => this.node('panner');
  createBufferSource = () => this.node('noise');
  createBuffer = (_: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume = async () => {
    await new Promise((done) => setTimeout(done, FakeAudioContext.wait));
    if (this.state === 'closed') throw new Error('closed');
    this.state = 'running';
  };
  close = () => {
    this.state = 'closed';
    return Promise.resolve();
  };
}

/** Puts fake audio in the place of the browser's; answers the contexts made since. */
export function fakeAudio(): FakeAudioContext[] {
  FakeAudioContext.made = [];
  FakeAudioContext.firstState = 'running';
  FakeAudioContext.wait = 0;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return FakeAudioContext.made;
}

/** Shows or hides the page. */
export function hidePage(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
