import type { Skin } from '../kit';
import './skin.css';
import Part from './SkinPart.svelte';

export const skin: Skin = {
  name: 'cards',
  hues: [
    ['#123a63', '#2f7fd1', '#8cc4f4', '#dcebf9'],
    ['#123a63', '#2f7fd1', '#9ccbf5', '#dcebf9'],
    ['#123a63', '#2f7fd1', '#abd3f6', '#dcebf9'],
    ['#123a63', '#2f7fd1', '#b9dbf8', '#dcebf9'],
  ],
  Part,
};
