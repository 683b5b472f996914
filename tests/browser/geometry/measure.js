/**
 * Looks at the page as it is drawn and says what is wrong with it, as a list of findings. Nothing is scrolled or clicked.
 * `width`: of the screen; `smallest`: the smallest letter in px; `target`: the smallest side of what is touched, 0 for pages with a mouse;
 * `still`: whether the page must not scroll, as at a table; `asked`: whether it asks something, all of which must be in sight;
 * `within`: a selector of what lies over the page and is looked at alone.
 */
({ width, smallest, target, still, asked, within }) => {
  const whole = within ? document.querySelector(within) : document.body;
  const ENOUGH = 0.85; // how much of a thing must be in sight
  const STRIP = target ? 24 : 12; // px of a card in a fan or a stack that must be free, to be pressed; its number is a text, looked at below
  const TRIM = { top: 0.22, bottom: 0.2 }; // of a line's box: what no letter fills
  const MUST_SHOW = [
    ['question', '[data-testid="prompt"], [data-testid="prompt"] button'],
    ['main button', '[data-testid="main"]'],
    ['hand', '[data-testid="hand"], [data-testid="hand"] .piece, [data-testid="mine"] .piece'],
    // A quiet piece only opens something to look at: it may wait below, unless moves lie behind it.
    ['legal piece', '.piece.legal:not(.quiet), .glows > .piece'],
    ['moves', '[data-testid="move-list"], [data-testid="move-menu"] [role="menuitem"]'],
  ];
  const MAY_SCROLL = '[data-testid="move-list"], [data-testid="log"], [data-testid="chat"]';
  const findings = [];
  const round = (number) => Math.round(number * 10) / 10;
  const rectText = (rect) => `${round(rect.left)},${round(rect.top)} ${round(rect.width)}x${round(rect.height)}`;

  // ---- naming elements ----------------------------------------------------------------------------------------------

  const STATES = /^(s[a-z0-9]{5}|legal|quiet|armed|marked|seat-\d|glow|mine|carthage|goa|mombasa|yokohama)$/;
  const part = (element) => {
    const id = element.dataset?.testid;
    if (id) return `[${id.replace(/-?\d+/g, '')}]`;
    const classes = [...element.classList].filter((name) => !STATES.test(name)).map((name) => name.replace(/\d+/g, ''));
    return element.tagName.toLowerCase() + [...new Set(classes)].map((name) => `.${name}`).join('');
  };
  /** The same for the same thing in every question: where it belongs, and the last two parts of its path. */
  const nameOf = (element) => {
    const parts = [part(element)];
    const parent = element.parentElement;
    if (parent && !parts[0].startsWith('[')) parts.unshift(part(parent));
    const home = element.closest('[data-testid]');
    if (home && !parts.some((name) => name.startsWith('['))) parts.unshift(part(home));
    return parts.join(' ');
  };
  const said = (element) =>
    (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 50);
  const note = (kind, element, text, detail) =>
    findings.push({ kind, element: nameOf(element), text: text.replace(/\s+/g, ' ').trim().slice(0, 60), detail });

  // ---- what is in sight ---------------------------------------------------------------------------------------------

  const styles = new Map();
  const styleOf = (element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  const meet = (a, b) => {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right);
    const bottom = Math.min(a.bottom, b.bottom);
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: innerWidth, height: innerHeight };
  const hides = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  /** What is left of a box on the screen, and inside every box that cuts off what sticks out. */
  const clipped = (rect, element) => {
    let left = meet(rect, screen);
    let fixed = styleOf(element).position === 'fixed';
    for (let box = element.parentElement; box && box !== document.documentElement && !fixed; box = box.parentElement) {
      const style = styleOf(box);
      if (box !== document.body && hides(style)) left = meet(left, box.getBoundingClientRect());
      fixed = style.position === 'fixed';
    }
    return left;
  };
  const faded = new Map();
  const opacityOf = (element) => {
    if (!element) return 1;
    let opacity = faded.get(element);
    if (opacity === undefined) {
      const style = styleOf(element);
      const cut = style.clipPath.startsWith('inset(50%') || (style.clip !== 'auto' && style.clip !== '');
      opacity = cut ? 0 : Number(style.opacity) * opacityOf(element.parentElement);
      faded.set(element, opacity);
    }
    return opacity;
  };
  const drawn = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && opacityOf(element) > 0.1;

  const alpha = (color) => {
    const found = /rgba?\(([^)]+)\)|\/\s*([\d.]+%?)\)/.exec(color);
    if (color === 'transparent') return 0;
    if (!found) return 1;
    const parts = (found[1] ?? '').split(/[,\s/]+/).filter(Boolean);
    return found[2] ? Number.parseFloat(found[2]) : parts.length > 3 ? Number.parseFloat(parts[3]) : 1;
  };
  const solid = new Map();
  /** Whether an element is painted so that what lies below cannot be seen. */
  const hidesBelow = (element) => {
    let answer = solid.get(element);
    if (answer === undefined) {
      const style = styleOf(element);
      if (opacityOf(element) < 0.8) answer = false;
      else if (element instanceof SVGGeometryElement)
        answer = style.fill !== 'none' && alpha(style.fill) * Number(style.fillOpacity) > 0.8;
      else if (element instanceof SVGElement) answer = false;
      else answer = alpha(style.backgroundColor) > 0.8 || style.backgroundImage.includes('url(') || element.tagName === 'IMG';
      solid.set(element, answer);
    }
    return answer;
  };

  // ---- a: what is asked is in sight ---------------------------------------------------------------------------------

  const related = (one, other) => one === other || one.contains(other) || other.contains(one);
  /** Over the inside of a box, also of a round one: where one would look and press. */
  const POINTS = [0.2, 0.4, 0.6, 0.8].flatMap((x) => [0.2, 0.4, 0.6, 0.8].map((y) => [x, y]));
  POINTS.push([0.06, 0.5], [0.94, 0.5], [0.5, 0.06], [0.5, 0.94]);

  const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;

  /** How an element is turned on the screen, with all that it lies in. */
  const angleOf = (element) => {
    let angle = 0;
    for (let box = element; box; box = box.parentElement) {
      const style = styleOf(box);
      if (style.transform !== 'none') {
        const matrix = new DOMMatrix(style.transform);
        angle += Math.atan2(matrix.b, matrix.a);
      }
      if (style.rotate !== 'none') angle += (Number.parseFloat(style.rotate) * Math.PI) / 180;
    }
    return angle;
  };
  /** Where the points of a box lie on the screen; of a turned element, `rect` is the upright box around it. */
  const pointsOf = (element, rect, points = POINTS) => {
    const angle = angleOf(element);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const spread = cos * cos - sin * sin;
    if (Math.abs(sin) < 0.01 || Math.abs(spread) < 0.1)
      return points.map(([x, y]) => [rect.left + rect.width * x, rect.top + rect.height * y]);
    const [c, s] = [Math.abs(cos), Math.abs(sin)];
    const width = (rect.width * c - rect.height * s) / spread;
    const height = (rect.height * c - rect.width * s) / spread;
    return points.map(([x, y]) => {
      const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
      return [(rect.left + rect.right) / 2 + dx * cos - dy * sin, (rect.top + rect.bottom) / 2 + dx * sin + dy * cos];
    });
  };

  const coverOf = (element, rect) => {
    let free = 0;
    let cover = null;
    let own = true; // covered by nothing but cards of the same fan or stack
    const fan = element.closest('[data-fanned]');
    for (const [x, y] of pointsOf(element, rect)) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (related(element, hit) || sameThing(element, hit) || shinesThrough(element, hit))) free += 1;
      else {
        cover = hit ?? cover;
        own &&= fan !== null && hit?.closest('[data-fanned]') === fan;
      }
    }
    if (free < POINTS.length && own && inFan(element, rect)) free = POINTS.length;
    return { free: free / POINTS.length, cover };
  };
  const STEPS = Array.from({ length: 46 }, (_, at) => 0.05 + at * 0.02);
  /**
   * Cards are held as a fan and lie in stacks: each on the one before it, whose number and ware stay in sight at its edge.
   * So a card among the others of its `data-fanned` group needs a whole strip along its left or upper edge, not its face.
   */
  const inFan = (element, rect) => {
    const share = (line) => {
      const hidden = pointsOf(element, rect, line).findIndex(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return !hit || !related(element, hit);
      });
      return hidden < 0 ? 1 : STEPS[hidden];
    };
    const across = share(STEPS.map((step) => [step, 0.1]));
    const down = share(STEPS.map((step) => [0.1, step]));
    return (
      (across * rect.width >= STRIP && down >= ENOUGH) || (down * rect.height >= STRIP && across >= ENOUGH)
    );
  };
  /** What is only read may lie under glass; what is pressed may not. */
  const shinesThrough = (element, hit) => {
    if (element.matches('button, a, input, select')) return false;
    for (let box = hit; box && !box.contains(element); box = box.parentElement) if (hidesBelow(box)) return false;
    return true;
  };
  /** A badge or a label that lies on a piece belongs to it; another piece or button does not. */
  const sameThing = (element, hit) => {
    const holder = element.parentElement;
    return holder?.contains(hit) && !hit.closest('.piece, button') && area(holder) < area(element) * 3;
  };

  const looked = new Set();
  const mustShow = (what, element) => {
    if (looked.has(element) || !drawn(element)) return;
    looked.add(element);
    const rect = element.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) return;
    const scroller = element.closest(MAY_SCROLL);
    if (scroller && scroller !== element) return;
    const seen = clipped(rect, element);
    const share = (seen.width * seen.height) / (rect.width * rect.height);
    if (share < ENOUGH) {
      const beyond = meet(rect, screen);
      const off = (beyond.width * beyond.height) / (rect.width * rect.height) < ENOUGH;
      note(off ? 'off screen' : 'cut by a box', element, said(element), `${what}, ${Math.round(share * 100)} % at ${rectText(rect)}`);
      return;
    }
    const { free, cover } = coverOf(element, seen);
    if (free < ENOUGH)
      note('covered', element, said(element), `${what}, ${Math.round(free * 100)} % free, under ${cover ? nameOf(cover) : 'nothing'} at ${rectText(rect)}`);
  };

  // A phone shows a page that is too wide smaller than it is.
  if (innerWidth > width + 1) note('page scrolls', document.body, '', `${innerWidth} wide on ${width}`);
  if (asked)
    for (const [what, selector] of MUST_SHOW)
      document.querySelectorAll(selector).forEach((element) => mustShow(what, element));
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1 || (still && root.scrollHeight > innerHeight + 1))
    note('page scrolls', document.body, '', `${root.scrollWidth}x${root.scrollHeight} on ${innerWidth}x${innerHeight}`);

  // ---- the texts ----------------------------------------------------------------------------------------------------

  const texts = [];
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('script, style, noscript, title, desc, defs, symbol, option')) continue;
    if (!drawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [];
    for (const rect of range.getClientRects()) {
      const letters = {
        left: rect.left,
        right: rect.right,
        width: rect.width,
        top: rect.top + rect.height * TRIM.top,
        bottom: rect.bottom - rect.height * TRIM.bottom,
        height: rect.height * (1 - TRIM.top - TRIM.bottom),
      };
      // A line that ends in dots is cut by its own box.
      const ends = element instanceof HTMLElement && styleOf(element).display !== 'inline' && hides(styleOf(element));
      const seen = clipped(ends ? meet(letters, element.getBoundingClientRect()) : letters, element);
      if (seen.width > 1.5 && seen.height > 1.5) boxes.push({ whole: letters, seen });
    }
    if (boxes.length) texts.push({ node, element, text: node.data.trim(), boxes });
  }

  // c: large enough to read
  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.() ?? element.ownerSVGElement?.getScreenCTM();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let scale = element.currentCSSZoom ?? 1;
    for (let box = element; box; box = box.parentElement) {
      const style = styleOf(box);
      if (style.transform !== 'none') {
        const matrix = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
      if (style.scale !== 'none') scale *= Number.parseFloat(style.scale);
    }
    return scale;
  };
  for (const { element, text } of texts) {
    if (element.closest('[data-reduced]')) continue; // a picture of a board, which a click brings closer
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (size < smallest - 0.05) note('small text', element, text, `${round(size)} px`);
  }

  // b: no text on another, none half under something
  const everywhere = document.createElement('style');
  everywhere.textContent = '* { pointer-events: auto !important; }';
  document.head.append(everywhere);
  /** What lies over a text at a point and hides it; null: it can be read there. */
  const above = (element, x, y) => {
    const top = document.elementFromPoint(x, y); // much quicker than all of them, and mostly enough
    if (top === element || element.contains(top)) return null;
    const drawing = element.closest('svg');
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === element || element.contains(hit)) return null;
      // Between the letters of a drawing's text one hits what was drawn before it.
      if (drawing?.contains(hit) && hit.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return null;
      if (hit.contains(element)) {
        if (hit instanceof SVGSVGElement || hit instanceof SVGGElement) continue;
        return null;
      }
      if (hidesBelow(hit)) return hit;
    }
    return null;
  };

  const cells = new Map(); // a grid of 64 px, so that only neighbours are compared
  const compared = new Set();
  texts.forEach((text, index) => {
    for (const { seen } of text.boxes)
      for (let x = Math.floor(seen.left / 64); x <= Math.floor(seen.right / 64); x += 1)
        for (let y = Math.floor(seen.top / 64); y <= Math.floor(seen.bottom / 64); y += 1) {
          const key = `${x},${y}`;
          const here = cells.get(key) ?? [];
          for (const other of here) {
            const pair = other < index ? `${other}-${index}` : `${index}-${other}`;
            if (other !== index && !compared.has(pair)) {
              compared.add(pair);
              overlap(texts[other], text);
            }
          }
          if (!here.includes(index)) here.push(index);
          cells.set(key, here);
        }
  });

  function overlap(one, other) {
    if (one.element === other.element) return;
    for (const a of one.boxes)
      for (const b of other.boxes) {
        const both = meet(a.seen, b.seen);
        if (both.width < 1.5 || both.height < 1.5) continue;
        const x = (both.left + both.right) / 2;
        const y = (both.top + both.bottom) / 2;
        if (above(one.element, x, y) || above(other.element, x, y)) continue;
        note('texts overlap', one.element, one.text, `with "${other.text.slice(0, 40)}" (${nameOf(other.element)}) at ${rectText(both)}`);
        return;
      }
  }

  for (const { element, text, boxes } of texts) {
    const covers = [];
    let points = 0;
    for (const { seen } of boxes)
      for (const x of seen.width < 20 ? [0.2, 0.8] : [0.08, 0.3, 0.5, 0.7, 0.92]) {
        points += 1;
        const cover = above(element, seen.left + seen.width * x, (seen.top + seen.bottom) / 2);
        if (cover) covers.push(cover);
      }
    // What is hidden altogether lies in a pile or behind a sheet, and is not meant to be read.
    if (covers.length && covers.length < points)
      note('text half hidden', element, text, `under ${nameOf(covers[0])} at ${rectText(boxes[0].seen)}`);
    const across = boxes.find(({ whole, seen }) => seen.width > 1 && (seen.height < whole.height * 0.6));
    if (still && across && !element.closest(MAY_SCROLL) && !scrolls(element))
      note('text half hidden', element, text, `cut across at ${rectText(across.seen)}`);
  }

  // A key is drawn on its piece, before its text: it hides no number, no name and no other key, there or beside.
  const keys = [];
  for (const piece of whole.querySelectorAll('[data-key]')) {
    const key = getComputedStyle(piece, '::before');
    if (!drawn(piece) || key.content === 'none' || key.position !== 'absolute' || Math.abs(angleOf(piece)) > 0.01) continue;
    const box = piece.getBoundingClientRect();
    const edge = styleOf(piece);
    const moved = key.transform === 'none' ? { e: 0, f: 0 } : new DOMMatrix(key.transform);
    const sum = (...names) => names.reduce((all, name) => all + (Number.parseFloat(key[name]) || 0), 0);
    const padded = key.boxSizing === 'border-box' ? 0 : 1;
    const left = box.left + Number.parseFloat(edge.borderLeftWidth) + sum('left') + moved.e;
    const top = box.top + Number.parseFloat(edge.borderTopWidth) + sum('top') + moved.f;
    const wide = sum('width') + padded * sum('paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth');
    const high = sum('height') + padded * sum('paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth');
    const drawnAt = { left, top, right: left + wide, bottom: top + high };
    for (const other of keys) {
      const both = meet(drawnAt, other.drawnAt);
      if (both.width >= 2.5 && both.height >= high * 0.35)
        note('texts overlap', piece, piece.dataset.key, `key of ${nameOf(piece)} on the key ${other.piece.dataset.key} at ${rectText(both)}`);
    }
    keys.push({ piece, drawnAt });
    for (const { element, text, boxes } of texts) {
      if (piece.dataset.key.includes(text)) continue; // the key says it
      for (const { seen } of boxes) {
        const both = meet(drawnAt, seen);
        if (both.width < 2.5 || both.height < seen.height * 0.35) continue;
        if (above(element, (both.left + both.right) / 2, (both.top + both.bottom) / 2)) continue;
        note('text half hidden', element, text, `under the key ${piece.dataset.key} of ${nameOf(piece)} at ${rectText(both)}`);
      }
    }
  }
  function scrolls(element) {
    for (let box = element; box; box = box.parentElement) {
      const style = styleOf(box);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && box !== document.body && box !== document.documentElement) return true;
    }
    return false;
  }

  // f: no text larger than the box that is drawn around it
  const framed = new Map();
  /** Whether an element is drawn as a box: with an edge on both sides, or a ground of its own. */
  const isFrame = (element) => {
    let answer = framed.get(element);
    if (answer === undefined) {
      const style = styleOf(element);
      const edges = ['Left', 'Right'].every((side) => parseFloat(style[`border${side}Width`]) > 0 && alpha(style[`border${side}Color`]) > 0.2);
      answer = style.display !== 'inline' && (edges || alpha(style.backgroundColor) > 0.2);
      framed.set(element, answer);
    }
    return answer;
  };
  const OVER = 1.5; // px
  /** The box that a text stands in: the next one that is drawn around it; of a drawing's text, the rectangle or disc below it. */
  const placeOf = (element, rect) => {
    if (element instanceof SVGElement) {
      const drawing = element.closest('svg');
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const below = document.elementsFromPoint(x, y).find(
        (hit) => drawing?.contains(hit) && /^(rect|circle|ellipse)$/.test(hit.tagName) && hidesBelow(hit) &&
          hit.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return below ?? null;
    }
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (hides(styleOf(box)) || styleOf(box).position === 'absolute') return isFrame(box) ? box : null;
      if (isFrame(box)) return box;
    }
    return null;
  };
  for (const { element, text, boxes } of texts) {
    if (scrolls(element)) continue;
    for (const { seen } of boxes) {
      const place = placeOf(element, seen);
      if (!place) continue;
      const box = place.getBoundingClientRect();
      const over = Math.max(box.left - seen.left, seen.right - box.right, box.top - seen.top, seen.bottom - box.bottom);
      if (over > OVER) {
        note('text sticks out', element, text, `${round(over)} px out of ${nameOf(place)} at ${rectText(seen)}`);
        break;
      }
    }
  }

  everywhere.remove();

  // e: no text cut off without a tip that tells it
  for (const { element, boxes } of texts) {
    for (let box = element, up = 0; box && up < 3; box = box.parentElement, up += 1) {
      if (!(box instanceof HTMLElement)) break;
      const style = styleOf(box);
      if (/hidden|clip/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0) {
        const { right } = box.getBoundingClientRect();
        const cut = boxes.some(({ whole }) => whole.left < right - 1 && whole.right > right + 1); // not: out of sight as a whole
        if (cut && !element.closest('[title], .piece, [data-tip]')) note('text cut off', element, said(element), `${box.scrollWidth} in ${box.clientWidth} px`);
        break;
      }
      if (style.webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1) {
        note('lines cut off', element, said(element), `${box.scrollHeight} in ${box.clientHeight} px`);
        break;
      }
    }
  }

  // d: large enough to touch
  if (target) {
    for (const element of whole.querySelectorAll('button, a[href], input, select, summary, [role="button"], [role="tab"]')) {
      if (element.getAttribute('aria-disabled') === 'true' || element.disabled || !drawn(element)) continue;
      const label = element.closest('label');
      const rect = (label ?? element).getBoundingClientRect();
      const seen = clipped(rect, element);
      if (seen.width < 1 || seen.height < 1) continue;
      if (element.tagName === 'A' && styleOf(element).display === 'inline') continue; // a word in a sentence
      if (rect.width < target - 0.5 || rect.height < target - 0.5)
        note('small target', element, said(element), `${round(rect.width)}x${round(rect.height)}`);
    }
  }
  return findings;
}
