import { ownOf } from '../../table/own';

/** What the viewer looks at: an area under the pointer, the stage (city or boards), the area tapped on a phone. */
class Looking {
  hovered = $state<string | null>(null);
  chosen = $state<string | null>(null);
  stage = $state<'city' | 'boards'>('city');
}

export const lookingAt = ownOf(() => new Looking());
