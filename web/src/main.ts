import { mount } from 'svelte';
import './app.css';
import './ui/buttons.css';
import App from './App.svelte';
import { listen } from './lib/router.svelte';

// A page that was open while the hall was renewed asks for parts that are no more: it starts anew, once.
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('skyhall-renewed') === location.href) return;
  sessionStorage.setItem('skyhall-renewed', location.href);
  location.reload();
});
listen();
mount(App, { target: document.getElementById('app')! });
