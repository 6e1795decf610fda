"""What a phone's table is measured with."""

# The bands of a phone's table, what scrolls though it has its height, and what in the dock is too small for a finger.
BANDS = """() => {
  const boxOf = one => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  // What cannot scroll may let the zone of a finger out, but nothing that is drawn.
  const spills = one => getComputedStyle(one).overflowY !== 'clip' ? one.scrollHeight > one.clientHeight + 1
    : [...one.querySelectorAll('*')].some(part => boxOf(part)[3] > boxOf(one)[3] + 1);
  const found = [...document.querySelectorAll('header:has(> h1), .strip, main, .tray, [data-dock]')];
  const fixed = found.filter(one => !one.matches('.tray') || one.style.height);
  const buttons = [...document.querySelectorAll('[data-dock] :is(button, a)')];
  return {
    bands: found.map(boxOf),
    board: boxOf(document.querySelector('main')),
    bar: document.querySelector('header').offsetHeight,
    scrolls: [document.documentElement, ...fixed].filter(spills).map(one => one.outerHTML.slice(0, 80)),
    small: buttons.filter(one => one.offsetWidth < 44 || one.offsetHeight < 44).map(one => one.innerText),
  };
}"""
# Whether the page has taken notice of the size of a phone's screen.
FITTED = """([width, height]) => {
  const {high, low, lying} = document.querySelector('[data-high]')?.dataset ?? {};
  return Number(high) === height && Boolean(low) === height <= 720 && Boolean(lying) === width > height;
}"""
