import { env } from './parse/env';

const { UPLOADS_ENDPOINT, UPLOADS_BUCKET, UPLOADS_REGION, UPLOADS_ACCESS_KEY, UPLOADS_SECRET_KEY } = env();

/** Where uploads lie: in a bucket of an S3-compatible service that several replicas share, else in UPLOADS_DIR. */
export default {
  objectStore: UPLOADS_ENDPOINT && {
    endpoint: UPLOADS_ENDPOINT,
    bucket: UPLOADS_BUCKET,
    region: UPLOADS_REGION,
    accessKey: UPLOADS_ACCESS_KEY,
    secretKey: UPLOADS_SECRET_KEY,
  },
};
