import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { ObjectStore, type ObjectStoreSettings } from './object-store';

/** What Strapi's upload service hands to whoever stores files. */
export interface UploadedFile {
  hash: string;
  ext: string;
  mime: string;
  stream?: Readable;
  buffer?: Buffer;
  /** Set here: the file's address, the same wherever it lies. */
  url?: string;
}

interface UploadPlugin {
  provider: { extend(functions: ReturnType<typeof storageIn>): void };
}

const SERVICE = 'object-store';

const nameOf = ({ hash, ext }: Pick<UploadedFile, 'hash' | 'ext'>): string => `${hash}${ext}`;

const contentOf = async ({ buffer: whole, stream }: UploadedFile): Promise<Buffer> => {
  if (whole) return whole;
  if (!stream) throw new Error('a file without content can not be stored');
  // 5 MB at most: it has passed the rules for uploads.
  return buffer(stream);
};

/** The functions of Strapi's upload provider, with objects in the place of files. */
export function storageIn(store: Pick<ObjectStore, 'put' | 'remove'>) {
  const upload = async (file: UploadedFile): Promise<void> => {
    const name = nameOf(file);
    await store.put(name, await contentOf(file), file.mime);
    file.url = `/uploads/${name}`;
  };
  const replace = async (file: UploadedFile, before: UploadedFile): Promise<void> => {
    await upload(file);
    if (nameOf(before) !== nameOf(file)) await store.remove(nameOf(before));
  };
  return { upload, uploadStream: upload, replace, replaceStream: replace, delete: (file: UploadedFile) => store.remove(nameOf(file)) };
}

/** Uploads go to the object store where one is set, and stay on this machine's disk otherwise. */
export function registerObjectStore(strapi: Core.Strapi): void {
  const settings = strapi.config.get<ObjectStoreSettings | undefined>('uploads.objectStore');
  if (!settings) return;
  const store = new ObjectStore(settings);
  strapi.add(SERVICE, store);
  const { provider } = strapi.plugin('upload') as unknown as UploadPlugin;
  provider.extend(storageIn(store));
}

/** Undefined where uploads are files. */
export const objectStoreOf = (strapi: Core.Strapi): ObjectStore | undefined => (strapi.has(SERVICE) ? (strapi.get(SERVICE) as ObjectStore) : undefined);
