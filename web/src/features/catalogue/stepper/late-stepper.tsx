'use client';

import { late } from '@/lib/late';

/** The stylesheet alone gives it its shape; what moves it comes once the page is awake. */
export const ServicesStepper = late(() => import('./services-stepper').then((module) => module.ServicesStepper));
