'use client';

import { late } from '@/lib/late';

// Far down on the page, and to be read without them: what moves here comes once the page is awake.
export const TeamCarousel = late(() => import('./benefits/team-carousel').then((module) => module.TeamCarousel));
export const WorkflowTabs = late(() => import('./workflows/workflow-tabs').then((module) => module.WorkflowTabs));
