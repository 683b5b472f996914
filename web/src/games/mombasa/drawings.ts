/** The components of Mombasa outside a table. */
import { called } from '../../table/sentences';
import type { Drawings } from '../drawn';
import Drawn from './Drawn.svelte';
import { boxOf, cardTitle, companyName, kindName, nameOf } from './facts';

export const drawings: Drawings = {
  Drawn,
  whole: {
    card_display: 'market',
    book_display: 'shelf',
    majority_step: 'bonus',
    bonus_tile: 'bonus',
    diamond_track: 'mat',
    book_track: 'mat',
    hq: 'map',
    region: 'map',
    border: 'map',
  },
  high: ['map', 'market'],
  each: ['card', 'track', 'privilege', 'book', 'start_tile'],
  title(of, facts, table) {
    const name = String(facts['name'] ?? '');
    const region = (id: unknown) =>
      boxOf(table).region.find((one) => one.id === id)?.name ?? companyName(nameOf(String(id), table), table);
    if (of === 'card') return cardTitle(name, table);
    if (of === 'track') return name;
    if (of === 'privilege') return String(facts['track']);
    if (of === 'start_tile') return called('tile', name, table) ?? name;
    if (of === 'region') return name;
    if (of === 'border') return `${region(facts['a'])} – ${region(facts['b'])}`;
    if (of === 'majority_step') return `${kindName(String(facts['kind']), table)} ${String(facts['least'])}+`;
    if (of === 'bonus_tile') return called('tile', String(facts['kind']), table);
    return undefined;
  },
  pieces(of, facts, table) {
    const region = (id: unknown) => boxOf(table).region.find((one) => one.id === id)?.name ?? '';
    if (of === 'region') return [`region:${String(facts['name'])}`];
    if (of === 'border') return [`region:${region(facts['a'])}`, `region:${region(facts['b'])}`];
    if (of === 'majority_step') return [`space:${String(facts['kind'])}`];
    return [];
  },
};
