import type { Door } from '../kit';
import Scene from './Scene.svelte';

export const door: Door = { Scene, crop: '100 120 110 120', spill: '#1fc4b4' };
