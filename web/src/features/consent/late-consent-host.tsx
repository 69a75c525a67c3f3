'use client';

import { late } from '@/lib/late';

/** Nobody is asked anything before the page has loaded. */
export const ConsentHost = late(() => import('./consent-host').then((module) => module.ConsentHost));
