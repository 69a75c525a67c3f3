import { env } from './parse/env';

/** How long single events of visitors are kept, in months; the counts per day stay. */
export default { retentionMonths: env().ANALYTICS_RETENTION_MONTHS };
