/** The same name gives the same numbers, everywhere and always: how a door without a picture gets one of its own. */
export interface Light {
  high: string;
  low: string;
  sun: string;
  cloud: string;
  ground: string;
  grass: string;
  cloth: string;
  trim: string;
  spill: string;
}

const LIGHTS: Light[] = [
  { high: '#a9cbee', low: '#fdeedd', sun: '#fcc598', cloud: '#fffaf3', ground: '#a8694f', grass: '#8fb573', cloth: '#d2542c', trim: '#fff1de', spill: '#f3a06c' },
  { high: '#7aa7a4', low: '#eef3dc', sun: '#fff2b8', cloud: '#fbfff2', ground: '#7c6a4c', grass: '#6fa06a', cloth: '#1f7a72', trim: '#f6f3da', spill: '#5fbfa8' },
  { high: '#5b5fa8', low: '#f3b9b4', sun: '#ffd9a8', cloud: '#f7dfe3', ground: '#6a4a66', grass: '#a77ca0', cloth: '#8a3f7d', trim: '#ffe9d8', spill: '#c97fb4' },
  { high: '#1c2552', low: '#4b5a9c', sun: '#f1e6c2', cloud: '#8b97cf', ground: '#2e335f', grass: '#56669f', cloth: '#e0a93b', trim: '#272c5a', spill: '#6f80d8' },
  { high: '#e3a05f', low: '#fbe7c0', sun: '#fff3d2', cloud: '#fff6e2', ground: '#8a5a34', grass: '#b9934a', cloth: '#2c5f8f', trim: '#fdf0d5', spill: '#e9a548' },
];

/** A number below `below` from a name; another `salt`, another number. */
export function drawn(name: string, salt: string, below: number): number {
  let hash = 2166136261;
  for (const one of `${salt} ${name}`) hash = Math.imul(hash ^ one.codePointAt(0)!, 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

export const lightOf = (game: string): Light => LIGHTS[drawn(game, 'light', LIGHTS.length)]!;
