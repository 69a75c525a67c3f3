import { AlertIcon, CheckIcon, InfoIcon } from '../ui/icons';
import type { ToastType } from './constants';

const tones = {
  success: { Icon: CheckIcon, iconColour: 'text-teal-600', bar: 'border-s-teal-600' },
  error: { Icon: AlertIcon, iconColour: 'text-danger', bar: 'border-s-danger' },
  warning: { Icon: AlertIcon, iconColour: 'text-ink', bar: 'border-s-coral' },
  info: { Icon: InfoIcon, iconColour: 'text-teal-600', bar: 'border-s-teal-300' },
} as const;

/** Looks of a kind of message. */
export const toneOf = (type: ToastType) => tones[type];
