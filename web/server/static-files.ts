import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, isCompressible, MIN_BYTES } from './compress';
import type { Encoding } from './encoding';
import { keptByProxy, pageDigest, PAGE_CACHE_CONTROL, PROXY_PAGE_SECONDS, type Variant } from './page-entry';

/** Files are compressed once in their life, so it may take a while. */
const QUALITY = 9;

const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** A month, so that pages of an earlier build still find their scripts after an update. */
const PROXY_HASHED_SECONDS = 30 * 24 * 60 * 60;

/** What a proxy may do, by what browsers may. Nothing where they have to ask each time: the service worker, the build's version. */
const PROXY_SECONDS: Readonly<Record<string, number>> = {
  [HASHED_CACHE_CONTROL]: PROXY_HASHED_SECONDS,
  [PAGE_CACHE_CONTROL]: PROXY_PAGE_SECONDS,
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  file: string;
  type: string;
  cacheControl: string;
}

interface SingleFile {
  /** Path of the address. */
  url: string;
  file: string;
  cacheControl: string;
}

interface StaticFilesOptions {
  /** Next's `<dist>/static`, whose names contain a hash of the content. */
  hashed: string;
  /** `public/`, whose names don't. */
  plain: string;
  /** Files one by one, where each has its own way of being kept. */
  single?: readonly SingleFile[];
  baseHeaders: readonly string[];
}

/**
 * The build's files from memory. What exists is listed once at start, so a request can only name a file of that list.
 */
export class StaticFiles {
  /** Bounded by the build: each file in each encoding once. */
  readonly #variants = new Map<string, Promise<Variant>>();

  private constructor(
    private readonly files: ReadonlyMap<string, StaticFile>,
    private readonly baseHeaders: readonly string[],
  ) {}

  static async list({ hashed, plain, single = [], baseHeaders }: StaticFilesOptions): Promise<StaticFiles> {
    return new StaticFiles(
      new Map([
        ...(await filesBelow(plain, '/', PAGE_CACHE_CONTROL)),
        ...(await filesBelow(hashed, '/_next/static/', HASHED_CACHE_CONTROL)),
        ...(await existing(single)),
      ]),
      baseHeaders,
    );
  }

  /**
   * The file, ready to be written.
   * @param path as it stands in the request
   * @returns undefined where there is no such file
   */
  read(path: string, encoding: Encoding): Promise<Variant> | undefined {
    const file = this.files.get(path.includes('%') ? decoded(path) : path);
    if (!file) return undefined;
    const wanted = isCompressible(file.type) ? encoding : 'identity';
    const key = `${wanted} ${file.file}`;
    const known = this.#variants.get(key);
    if (known) return known;
    const variant = this.#prepare(file, wanted);
    this.#variants.set(key, variant);
    variant.catch(() => this.#variants.delete(key));
    return variant;
  }

  async #prepare({ file, type, cacheControl }: StaticFile, wanted: Encoding): Promise<Variant> {
    const content = await readFile(file);
    const encoding = content.length < MIN_BYTES ? 'identity' : wanted;
    const body = await compress(content, encoding, QUALITY);
    const etag = `"${pageDigest(content)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const proxySeconds = PROXY_SECONDS[cacheControl];
    const kept = proxySeconds === undefined ? [] : keptByProxy(proxySeconds);
    const validated = [...this.baseHeaders, ...kept, 'Cache-Control', cacheControl, 'ETag', etag, 'Vary', 'Accept-Encoding'];
    return {
      status: 200,
      etag,
      body,
      headers: [
        ...validated,
        'Content-Type',
        type,
        'Content-Length',
        String(body.length),
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
      notModifiedHeaders: validated,
    };
  }
}

async function filesBelow(folder: string, prefix: string, cacheControl: string): Promise<[string, StaticFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = prefix + path.relative(folder, file).split(path.sep).join('/');
      return [url, { file, type: typeOf(file), cacheControl }];
    });
}

async function existing(files: readonly SingleFile[]): Promise<[string, StaticFile][]> {
  const found = await Promise.all(files.map(({ file }) => access(file).then(() => true, () => false)));
  return files.filter((_, index) => found[index]).map(({ url, file, cacheControl }) => [url, { file, type: typeOf(file), cacheControl }]);
}

const typeOf = (file: string): string => TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
