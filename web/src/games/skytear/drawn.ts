/** What is drawn over the ground while something is weighed: whose reach, range and sight, which area, which way. */
import { hexesOf } from './area';
import { allHeroes, heroOf, wordOf, type Hero, type Item, type View } from './view';

export interface Glance {
  /** The word that is pointed at or chosen. */
  word: string | null;
  /** The way that it goes, where the word alone does not say it. */
  trail?: readonly number[] | undefined;
  /** The hero that is pointed at. */
  hero: string | null;
  /** The hex that is pointed at. */
  pointed: number | null;
  sight: boolean;
  /** The item of the Stack that is looked at, and the way to lay its area. */
  item: Item | undefined;
  way: number;
}

export interface Drawn {
  mover: Hero | undefined;
  shooter: Hero | undefined;
  /** The hex that is looked from, and the cover that hides whoever stands there. */
  looker: number | null;
  hides: number[];
  /** Every hex that an area may cover, and those of the way that is looked at. */
  reached: number[];
  area: number[];
  /** The way of a move, from where the piece stands. */
  trail: readonly number[];
}

export function drawn(view: View, { word, trail, hero, pointed, sight, item, way }: Glance): Drawn {
  const active = heroOf(view, view.active.hero);
  const weighed = heroOf(view, hero);
  const stands = (one: Hero | undefined): Hero | undefined => (one && one.hex !== null ? one : undefined);
  /** Who looks, when sight is asked for: the hero pointed at, the hex pointed at, else the active hero. */
  const watcher = weighed ?? (pointed === null ? active : allHeroes(view).find((one) => one.hex === pointed));
  const looker = sight ? (weighed?.hex ?? pointed ?? active?.hex ?? null) : null;
  const covers = view.box.map.cover.flatMap((is, hex) => (is ? [hex] : []));
  const laying = Object.values(view.aoe).flat();
  return {
    mover: stands(weighed ?? (word === 'act move' ? active : undefined)),
    shooter: stands(weighed ?? (word === 'act attack' ? active : undefined)),
    looker,
    hides: watcher && watcher.hex === looker ? watcher.hidden : covers,
    reached: [...new Set(laying.length ? laying : (item?.areas ?? []).flat())],
    area: laying.length ? hexesOf(view.aoe, word) : (item?.areas[way] ?? []),
    trail: trail ?? wordOf(view, word)?.way ?? [],
  };
}

export const LEGEND = ['reach', 'range', 'dark', 'hidden', 'may', 'area', 'trail'] as const;

/** Which lines of the legend are needed for what is drawn. */
export function legend({ mover, shooter, looker, hides, reached, area, trail }: Drawn): (typeof LEGEND)[number][] {
  const is = {
    reach: mover !== undefined && mover.reach.length > 0,
    range: shooter !== undefined && shooter.range_hexes.length > 0,
    dark: looker !== null,
    hidden: looker !== null && hides.length > 0,
    may: reached.length > 0,
    area: area.length > 0,
    trail: trail.length > 1,
  };
  return LEGEND.filter((one) => is[one]);
}
