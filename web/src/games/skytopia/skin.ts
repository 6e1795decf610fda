import type { Skin } from '../kit';
import './skin.css';
import Part from './SkinPart.svelte';

export const skin: Skin = {
  name: 'towers',
  hues: [
    ['#1f4e6e', '#3f7ea6', '#9cc3d8', '#dceaf1'],
    ['#6b4506', '#c98f22', '#ecc870', '#f9ecc8'],
    ['#7c2030', '#b53b47', '#e6a197', '#f7dfd8'],
    ['#45306a', '#72549c', '#c4b1da', '#e9e0f1'],
  ],
  Part,
};
