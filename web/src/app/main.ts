import { mount } from 'svelte';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/base.css';
import App from './App.svelte';

// Only for the word when the server cannot be reached, and for notices; the page works without it.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

mount(App, { target: document.getElementById('app') as HTMLElement });
