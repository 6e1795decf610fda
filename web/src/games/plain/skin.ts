import type { Skin } from '../kit';
import Part from './SkinPart.svelte';

export const skin: Skin = {
  name: 'plain',
  hues: [
    ['#1f4e6e', '#3f7ea6', '#a9cde0', '#dceaf1'],
    ['#6f4a0c', '#c98f22', '#ecc870', '#f9ecc8'],
    ['#7c2030', '#b53b47', '#e9aca3', '#f7dfd8'],
    ['#45306a', '#72549c', '#c8b6dc', '#e9e0f1'],
  ],
  Part,
};
