import { env } from './parse/env';

const { CMS_METRICS_HOST, CMS_METRICS_PORT } = env();

/** Where figures of this process are told, apart from everything else; nowhere without a port. */
export default { host: CMS_METRICS_HOST, port: CMS_METRICS_PORT };
