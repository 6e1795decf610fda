/** Small sounds, made on the spot: nothing to load. */
import type { Sound } from '../games/kit';

const NOTES: Record<Sound, { from: number; to: number; ms: number; wave: OscillatorType; loud: number }[]> = {
  step: [{ from: 420, to: 520, ms: 60, wave: 'sine', loud: 0.05 }],
  fall: [{ from: 380, to: 300, ms: 55, wave: 'sine', loud: 0.04 }],
  gain: [
    { from: 660, to: 660, ms: 70, wave: 'triangle', loud: 0.08 },
    { from: 990, to: 990, ms: 140, wave: 'triangle', loud: 0.08 },
  ],
  card: [{ from: 240, to: 180, ms: 70, wave: 'triangle', loud: 0.06 }],
  hit: [{ from: 220, to: 70, ms: 220, wave: 'sawtooth', loud: 0.05 }],
  turn: [
    { from: 523, to: 523, ms: 90, wave: 'sine', loud: 0.07 },
    { from: 784, to: 784, ms: 160, wave: 'sine', loud: 0.07 },
  ],
  end: [
    { from: 523, to: 523, ms: 140, wave: 'triangle', loud: 0.08 },
    { from: 659, to: 659, ms: 140, wave: 'triangle', loud: 0.08 },
    { from: 784, to: 784, ms: 320, wave: 'triangle', loud: 0.08 },
  ],
};

let context: AudioContext | null = null;

/** Browsers allow sound only after the first touch; before it, nothing is played. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const note of NOTES[sound]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const end = at + note.ms / 1000;
    tone.type = note.wave;
    tone.frequency.setValueAtTime(note.from, at);
    tone.frequency.exponentialRampToValueAtTime(note.to, end);
    gain.gain.setValueAtTime(note.loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(end);
    at = end;
  }
}
