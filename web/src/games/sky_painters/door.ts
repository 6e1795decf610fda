import type { Door } from '../kit';
import Scene from './Scene.svelte';

export const door: Door = { Scene, crop: '180 20 110 120', spill: '#4a9bf0' };
