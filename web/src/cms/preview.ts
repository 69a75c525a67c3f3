import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { env } from '@/config/env';
import { isPreviewPass, PREVIEW_SECONDS, previewPass } from './preview-pass';

const PASS_COOKIE = 'preview';

/** Whether the page is made for somebody who previews drafts. Asked while a page for everybody is made, the answer is no, and it stays one. */
export async function isPreviewing(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  // Only then: whoever reads cookies gets a page of their own.
  if (!isEnabled) return false;
  return isPreviewPass((await cookies()).get(PASS_COOKIE)?.value ?? '', env().SITE_API_SECRET);
}

const passCookie = (value: string, maxAge: number) =>
  ({ name: PASS_COOKIE, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure: env().SITE_URL.startsWith('https:') }) as const;

/** Lets a browser see drafts. Two cookies: Next's own, which never changes, and the pass, which ends. */
export async function startPreview(): Promise<void> {
  (await draftMode()).enable();
  (await cookies()).set(passCookie(previewPass(env().SITE_API_SECRET), PREVIEW_SECONDS));
}

export async function endPreview(): Promise<void> {
  (await draftMode()).disable();
  (await cookies()).set(passCookie('', 0));
}
