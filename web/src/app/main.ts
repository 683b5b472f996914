import { mount } from 'svelte';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/base.css';
import { api } from '../api/client';
import { begin } from '../words';
import App from './App.svelte';

const words = begin();
// Every page needs it: it is asked for while the page's code is still on its way. Whoever uses the answer hears of trouble.
api.me().catch(() => undefined);

// Only for the word when the server cannot be reached, and for notices; the page works without it.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

void words.then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
