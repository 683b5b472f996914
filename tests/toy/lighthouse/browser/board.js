/** The board of Lighthouse: the lamp over the sea, the ships that came home, and the ships that I can send. */
const SIZES = { skiff: 1, sloop: 2, cutter: 3, brig: 4, clipper: 5, galleon: 6 };

const look = document.createElement('link');
look.rel = 'stylesheet';
look.href = new URL('board.css', import.meta.url).href;

/** An element with a class and what is in it. Texts stay texts: people choose their names themselves. */
function make(tag, name, ...inside) {
  const node = document.createElement(tag);
  node.className = name;
  node.append(...inside);
  return node;
}

/** A drawing, from numbers of our own only. */
function picture(name, width, height, shapes) {
  const node = make('span', name);
  node.innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes}</svg>`;
  return node;
}

function ship(name) {
  const size = SIZES[name];
  const sails = Array.from({ length: Math.ceil(size / 2) }, (_, at) => {
    const x = 14 + (at + 1) * (size * 3.4);
    return `<path class="sail" d="M${x} ${30 - size * 4}v${size * 4}h-${4 + size}z"/>`;
  });
  const hull = `<path class="hull" d="M8 32h${18 + size * 8}l-6 ${6 + size}h-${10 + size * 7}z"/>`;
  const drawn = make('span', 'ship', picture('drawing', 84, 46, sails.join('') + hull), name);
  drawn.title = `size ${size}`;
  return drawn;
}

/** A ship or the lamp as a button, where it can be played now. */
function playable(offer, table, ...inside) {
  const button = make('button', `legal${offer.armed ? ' armed' : ''}`, ...inside);
  button.dataset.move = offer.move;
  button.append(make('small', '', offer.armed ? 'Sure?' : offer.say));
  button.addEventListener('click', () => table.play(offer.move));
  return button;
}

function lamp(light) {
  const beam = light === 'bright' ? '<path class="beam" d="M58 34L300 4v72z"/>' : '<circle class="beam" cx="50" cy="34" r="14"/>';
  const tower = '<path class="tower" d="M42 44h16l6 66H36z"/><path class="cap" d="M40 26l10-12 10 12z"/>';
  const glass = '<rect class="glass" x="42" y="26" width="16" height="18"/><path class="wave" d="M0 112q25-10 50 0t50 0 50 0 50 0 50 0 50 0v8H0z"/>';
  return picture(`lamp ${light}`, 300, 120, beam + tower + glass);
}

function player(name, seat) {
  const home = seat.home.length ? seat.home.map(ship) : ['no ship at home yet'];
  const waits = seat.has_sent ? 'a ship is under way' : `${seat.hand_size} ships in hand`;
  return make('li', 'player', make('b', '', name), make('i', '', waits), make('div', 'fleet', ...home));
}

export function draw(element, table) {
  const { lamp: light, pile, wrecks, players } = table.board;
  const mine = table.seat === null ? null : players[table.seat];
  const sending = new Map(table.offers.map((offer) => [offer.text, offer]));
  const fleet = (mine?.hand ?? []).map((name) => {
    const offer = sending.get(`send ${name}`);
    return offer ? playable(offer, table, ship(name)) : ship(name);
  });
  const lights = table.offers.filter((offer) => offer.text.startsWith('lamp')).map((offer) => playable(offer, table));
  const focus = element.contains(document.activeElement) ? document.activeElement.dataset.move : undefined;
  element.replaceChildren(
    look,
    make(
      'section',
      'lighthouse-board',
      make('div', 'sea', lamp(light), make('p', '', `The lamp burns ${light}. ${pile} ships to draw, ${wrecks.length} wrecked.`), ...lights),
      make('ul', 'players', ...players.map((seat, at) => player(table.names[at], seat))),
      make('div', 'fleet hand', ...fleet),
    ),
  );
  if (focus !== undefined) element.querySelector(`[data-move="${focus}"]`)?.focus();
}
