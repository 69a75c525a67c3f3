'use client';

import { late } from '@/lib/late';

/** Its work begins once the page has nothing better to do, and so does its code. */
export const UpdateWatch = late(() => import('./update-watch').then((module) => module.UpdateWatch));
