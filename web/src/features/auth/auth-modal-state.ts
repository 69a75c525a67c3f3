import { create } from 'zustand';
import type { AuthModalRequest } from '@/lib/auth-events';

/** `failed`: its code could not be fetched; the next press tries again. */
type Phase = 'closed' | 'loading' | 'open' | 'failed';

interface AuthModalState {
  phase: Phase;
  request: AuthModalRequest;
}

/** Whether the dialog is open or on its way, for everything that opens it. */
export const useAuthModalState = create<AuthModalState>(() => ({ phase: 'closed', request: {} }));
