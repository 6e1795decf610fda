import type { Door } from '../kit';
import Scene from './Scene.svelte';

export const door: Door = { Scene, crop: '100 180 110 120', spill: '#eda22d' };
