import { mount } from 'svelte';
import './app.css';
import './ui/buttons.css';
import App from './App.svelte';
import { listen, route } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { preferred, speak } from './lib/words';
import { pages } from './pages';

// A page that was open while the hall was renewed asks for parts that are no more: it starts anew, once.
window.addEventListener('vite:preloadError', async () => {
  if (sessionStorage.getItem('skyhall-renewed') === location.href) return;
  // One that cannot be reached was not renewed: the page stays as it is.
  if (!(await fetch('/').catch(() => null))?.ok) return;
  sessionStorage.setItem('skyhall-renewed', location.href);
  location.reload();
});
// Without it the page works all the same: a browser that keeps no worker has no offline page.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
listen();
pages[route.place.page]?.expect();
// A hall that is not there has no words in other languages: English is part of the page.
void speak(preferred(settings.language))
  .catch(() => speak('en'))
  .then(() => mount(App, { target: document.getElementById('app')! }));
