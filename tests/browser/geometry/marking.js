/** For `marking.py`: pieces that can be marked together, the texts on the page, and whether a text was lost between two pictures. */
({
  /** Parts all pieces into groups in which none touches another, and numbers them. */
  groups() {
    const meets = (a, b) => a.left < b.right + 8 && b.left < a.right + 8 && a.top < b.bottom + 8 && b.top < a.bottom + 8;
    const groups = [];
    const inSight = (rect) =>
      rect.width > 1 && rect.height > 1 && rect.right > 0 && rect.bottom > 0 && rect.left < innerWidth && rect.top < innerHeight;
    const pieces = [...document.querySelectorAll('.piece')].filter(
      (piece) => piece.checkVisibility({ visibilityProperty: true }) && inSight(piece.getBoundingClientRect()),
    );
    pieces.forEach((piece, number) => {
      piece.dataset.number = String(number);
      const rect = piece.getBoundingClientRect();
      const free = groups.find((group) => group.every((other) => !meets(rect, other.rect)));
      if (free) free.push({ rect, number });
      else groups.push([{ rect, number }]);
    });
    return groups.map((group) => group.map((one) => one.number));
  },

  /** Every text that can be seen on or in these pieces, with its box; `seen`: those of before, whether still seen or not. */
  texts({ chosen, seen }) {
    const pieces = chosen.map((number) => document.querySelector(`[data-number="${number}"]`));
    const rects = pieces.map((piece) => piece.getBoundingClientRect());
    /** Cards lie on each other: one that comes up covers its neighbour, which is as it should be. */
    const below = (element) => element.closest('.card') && !pieces.includes(element.closest('.card'));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(), number = 0; node; node = walker.nextNode(), number += 1) {
      const element = node.parentElement;
      if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      if (!box || box.width < 4 || box.height < 6) continue;
      const inside = (rect) =>
        box.left >= rect.left - 1 && box.right <= rect.right + 1 && box.top >= rect.top - 1 && box.bottom <= rect.bottom + 1;
      if (seen ? !seen.includes(number) : !rects.some(inside) || below(element) || !readable(element, box)) continue;
      found.push({
        number,
        text: node.data.trim().slice(0, 40),
        piece: element.closest('.piece')?.getAttribute('aria-label')?.slice(0, 60) ?? '',
        box: [box.left, box.top, box.width, box.height],
      });
    }
    return found;

    /** Nothing lies over it and no box cuts it off, from its beginning to its end. */
    function readable(element, box) {
      return [0.1, 0.5, 0.9].every((share) => {
        const hit = document.elementFromPoint(box.left + box.width * share, (box.top + box.bottom) / 2);
        return hit && (hit.contains(element) || element.contains(hit) || element.closest('svg')?.contains(hit));
      });
    }
  },

  /**
   * How alike the pattern of each text is in two pictures, from 1 (the same, whatever the shade) to 0 (nothing left of it).
   * Texts that showed no pattern in the first picture were not to be read there either: they get 1.
   */
  async alike({ before, after, boxes, scale }) {
    const read = async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context;
    };
    const [one, other] = [await read(before), await read(after)];
    const greys = (context, box) => {
      const [x, y, width, height] = box.map((side) => Math.round(side * scale));
      const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height));
      const values = new Float64Array(data.length / 4);
      for (let at = 0; at < values.length; at += 1)
        values[at] = 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2];
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return values.map((value) => value - mean);
    };
    return boxes.map(([from, to]) => {
      const a = greys(one, from);
      const b = greys(other, [to[0], to[1], from[2], from[3]]);
      const dot = (p, q) => p.reduce((sum, value, at) => sum + value * (q[at] ?? 0), 0);
      const aa = dot(a, a);
      if (aa / a.length < 60) return 1;
      return Math.abs(dot(a, b)) / Math.sqrt(aa * Math.max(dot(b, b), 1e-9));
    });
  },
})
