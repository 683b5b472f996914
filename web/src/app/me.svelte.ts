/** Who I am to the server, shared by all pages. */
import { api } from '../api/client';
import type { Me } from '../api/types';

class Myself {
  me = $state.raw<Me>();
  /** Whether the server has answered who I am, or could not. */
  asked = $state(false);

  async meet(): Promise<void> {
    try {
      this.me = await api.me();
    } finally {
      this.asked = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  async claim(code: string): Promise<void> {
    this.me = await api.claim(code);
  }
}

export const myself = new Myself();
