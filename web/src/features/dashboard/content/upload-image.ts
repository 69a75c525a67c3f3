import { MAX_FILE_BYTES, uploadResponse } from '@/contracts/uploads';
import { API_UNAUTHORIZED_EVENT } from '@/lib/api-client';
import type { Locale } from '@/i18n/locales';
import type { StaffImage } from './content-form';

/** What a picture may be; SVG can carry script. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** `fileTooLarge`, `fileType`: known before anything is sent. `network`: no answer. `refused`: with the server's words, where it had some. */
export type UploadResult =
  | { image: StaffImage }
  | { problem: 'fileTooLarge' | 'fileType' | 'network' | 'refused'; message: string };

interface UploadOptions {
  locale: Locale;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a picture. An old-fashioned request, as `fetch` can't tell how far it is. */
export function uploadImage(file: File, { locale, onProgress, signal }: UploadOptions): Promise<UploadResult> {
  if (!imageTypes.some((type) => type === file.type)) return Promise.resolve({ problem: 'fileType', message: '' });
  if (file.size > MAX_FILE_BYTES) return Promise.resolve({ problem: 'fileTooLarge', message: '' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set('file', file);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = request.onabort = request.ontimeout = () => resolve({ problem: 'network', message: '' });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/api/uploads?language=${locale}`);
    request.setRequestHeader('accept', 'application/json');
    request.send(body);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadResult {
  if (status === 401) window.dispatchEvent(new Event(API_UNAUTHORIZED_EVENT));
  try {
    const answer: unknown = JSON.parse(responseText);
    const { data, success } = uploadResponse.safeParse(answer);
    if (success) return { image: { ...data.data, id: String(data.data.id) } };
    const { error } = answer as { error?: { message?: string; fields?: { file?: string } } };
    return { problem: 'refused', message: error?.fields?.file ?? error?.message ?? '' };
  } catch {
    return { problem: 'refused', message: '' };
  }
}
