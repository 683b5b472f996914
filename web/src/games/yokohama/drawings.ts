/** The components of Yokohama outside a table. */
import type { Drawings } from '../drawn';
import Drawn from './Drawn.svelte';
import { areaName, techName } from './facts';

export const drawings: Drawings = {
  Drawn,
  whole: { church_space: 'church', customs_space: 'customs', laboratory_slot: 'laboratory', port_slot: 'port' },
  each: [
    'order',
    'technology',
    'technology_card',
    'building_tile',
    'five_power_token',
    'achievement',
    'achievement_reward',
  ],
  title(of, facts, table) {
    if (of === 'technology') return techName(String(facts['id']), table);
    if (of === 'technology_card') return techName(String(facts['technology']), table);
    if (of === 'laboratory_slot' || of === 'port_slot') return areaName(String(facts['board']), table);
    return undefined;
  },
};
