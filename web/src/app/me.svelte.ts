/** Who I am to the server, shared by the pages around the table. */
import { api } from '../api/client';
import type { Me } from '../api/types';

const { personal } = api.http;

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

  /** Ask who I am now: where my cookie counts no more, I am somebody new. */
  async again(): Promise<void> {
    this.me = await personal<Me>('GET', 'me');
  }

  async rename(name: string): Promise<void> {
    this.me = await personal<Me>('PUT', 'me', { name });
  }

  async claim(code: string): Promise<void> {
    this.me = await personal<Me>('POST', 'me/claim', { code });
  }
}

export const myself = new Myself();
