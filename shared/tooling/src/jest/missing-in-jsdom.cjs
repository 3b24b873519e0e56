/** Layout and media never change under jsdom, so these observers have nothing to say. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer;
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  window.Range.prototype.getBoundingClientRect ??= () => ({ x: 0, y: 0, width: 0, height: 0 });
}
