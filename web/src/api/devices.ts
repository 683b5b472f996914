/** A code with which another device becomes the same person's. */
import { api } from './client';
import type { DeviceCode } from './types';

export const deviceCode = (): Promise<DeviceCode> => api.http.personal('POST', 'me/code');
