import type { Skin } from '../kit';
import './skin.css';
import Part from './SkinPart.svelte';

export const skin: Skin = {
  name: 'platforms',
  hues: [
    ['#171336', '#5fb2ff', '#bcdcff', '#e6f2ff'],
    ['#171336', '#f0b429', '#ffe08a', '#fff6d8'],
    ['#171336', '#ff79b4', '#ffc4de', '#ffeaf3'],
    ['#171336', '#4cc98a', '#a8ecc8', '#e2f9ed'],
  ],
  Part,
};
