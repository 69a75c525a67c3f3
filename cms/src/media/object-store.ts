import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** An S3-compatible service, and the bucket that holds the uploads. */
export interface ObjectStoreSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Milliseconds for one call, a picture's whole way included. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 100;

/** Uploads as objects of a bucket, each under its file's name. */
export class ObjectStore {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: ObjectStoreSettings) {
    this.#client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
      retries: RETRIES,
      initRetryMs: FIRST_PAUSE_MS,
    });
    this.#base = `${endpoint}/${encodeURIComponent(bucket)}/`;
  }

  /**
   * Stores a file, in place of one that has its name.
   * @throws Error where the service doesn't confirm it
   */
  async put(name: string, content: Buffer, type: string): Promise<void> {
    const response = await this.#call('PUT', name, {
      body: new Uint8Array(content),
      headers: {
        'content-type': type,
        // The service compares what has arrived with it.
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the object store answered ${response.status} to a new file`);
  }

  /** Removes a file; one that isn't there is removed already. */
  async remove(name: string): Promise<void> {
    const response = await this.#call('DELETE', name);
    await response.body?.cancel();
    if (!response.ok && response.status !== 404) throw new Error(`the object store answered ${response.status} to the removal of a file`);
  }

  /**
   * The service's answer with the file.
   * @returns undefined where there is none
   * @throws Error where the service can't say
   */
  async get(name: string, method: 'GET' | 'HEAD'): Promise<Response | undefined> {
    const response = await this.#call(method, name);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`the object store answered ${response.status}`);
  }

  #call(method: string, name: string, init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {}): Promise<Response> {
    return this.#client.fetch(this.#base + encodeURIComponent(name), { ...init, method, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  }
}
