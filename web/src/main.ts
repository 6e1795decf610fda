import { mount } from 'svelte';
import './app.css';
import './ui/buttons.css';
import App from './App.svelte';
import { listen } from './lib/router.svelte';

listen();
mount(App, { target: document.getElementById('app')! });
