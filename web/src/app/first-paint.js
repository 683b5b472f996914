// Runs before the first paint: puts the chosen theme and motion on <html>, so that nothing flashes.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('entrepot.settings') || '{}');
    var root = document.documentElement;
    if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
    if (kept.animations === false) root.dataset.motion = 'off';
  } catch {
    // No storage, or something foreign in it: the defaults are fine.
  }
})();
