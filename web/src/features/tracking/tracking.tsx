import { trackingSettings } from '@/config/env';
import { TrackingClient } from './tracking-client';

/** Counts visits; every layout has one. On pages that are never told of it only links the visit to whoever is signed in. */
export const Tracking = () => <TrackingClient {...trackingSettings()} />;
