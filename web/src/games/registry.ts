/** The boards of the games. One that has none yet is played on the plain board. */
import type { Kit } from './kit';

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  'gravity-superstar': () => import('./gravity_superstar'),
  skytear: () => import('./skytear'),
  skytopia: () => import('./skytopia'),
  'sky-painters': () => import('./sky_painters'),
};

export async function kitOf(game: string): Promise<Kit> {
  return (await (KITS[game] ?? (() => import('./plain')))()).kit;
}
