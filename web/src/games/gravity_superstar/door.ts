import type { Door } from '../kit';
import Scene from './Scene.svelte';

export const door: Door = { Scene, crop: '60 130 110 120', spill: '#7d66ff' };
