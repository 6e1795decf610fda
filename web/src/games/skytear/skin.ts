import type { Skin } from '../kit';
import './skin.css';
import Part from './SkinPart.svelte';

export const skin: Skin = {
  name: 'hexes',
  hues: [
    ['#0b2a30', '#f6b94b', '#ffe1a6', '#fff3da'],
    ['#0b2a30', '#4fe0d2', '#a9f2ea', '#dcfbf7'],
    ['#0b2a30', '#b99cff', '#dccfff', '#f0eaff'],
    ['#0b2a30', '#7db4ff', '#c3dcff', '#e6f1ff'],
    ['#0b2a30', '#ff9a76', '#ffd0bd', '#ffeae2'],
  ],
  Part,
};
