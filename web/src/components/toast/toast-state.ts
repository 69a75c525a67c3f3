import { create } from 'zustand';
import { MESSAGES_KEPT, TOAST_DURATIONS_MS, type ToastType } from './constants';

export interface Toast {
  id: string;
  message: string;
  type: ToastType;
  /** Milliseconds. */
  duration: number;
  /** The part of the message that is somebody's own wording: it may be in the other language. */
  name?: string;
  /** When it came up, in milliseconds since 1970. */
  at: number;
}

interface ToastState {
  /** On the screen, or about to be. */
  shown: readonly Toast[];
  /** What was said on this page, newest first. */
  kept: readonly Toast[];
}

export const useToastState = create<ToastState>(() => ({ shown: [], kept: [] }));

type ToastRequest = Pick<Toast, 'message' | 'type' | 'name'> & { duration?: number };

let count = 0;

/** Says something in passing, and keeps it in the list of messages. */
export function showToast({ duration, ...request }: ToastRequest): void {
  count += 1;
  const toast: Toast = { ...request, id: `toast-${count}`, duration: duration ?? TOAST_DURATIONS_MS[request.type], at: Date.now() };
  useToastState.setState(({ shown, kept }) => ({ shown: [...shown, toast], kept: [toast, ...kept].slice(0, MESSAGES_KEPT) }));
}

export const dismissToast = (id: string): void =>
  useToastState.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));

/** What was said to one person is nothing for the next. */
export const forgetMessages = (): void => useToastState.setState({ shown: [], kept: [] });
