import type { Context } from 'koa';
import { prepareFile, safeName, withFolder, type IncomingFile } from '../../media/prepare-file';

interface FileInfo {
  name?: string | null;
}

interface UploadData {
  fileInfo?: FileInfo | FileInfo[];
}

interface UploadService {
  upload(input: { files: IncomingFile | IncomingFile[]; data: UploadData }, options?: unknown): Promise<unknown>;
  replace(id: number, input: { file: IncomingFile; data: UploadData }, options?: unknown): Promise<unknown>;
  updateFileInfo(id: number, info: FileInfo, options?: unknown): Promise<unknown>;
  findOne(id: number): Promise<{ ext?: string | null } | null>;
}

interface UploadPlugin {
  services: { upload: (context: unknown) => UploadService; 'image-manipulation': object };
  controllers: { 'admin-upload': object };
}

const checkNames = ({ fileInfo }: UploadData): void => {
  for (const { name } of [fileInfo ?? []].flat()) if (name) safeName(name);
};

/**
 * Why this extension: every way of bringing a file in, from the panel, the content API or own code, ends
 * in these functions, and Strapi offers no hook before the file is processed and stored.
 */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  const createService = plugin.services.upload;
  plugin.services.upload = (context) => {
    const service = createService(context);
    return {
      ...service,
      async upload(input, options) {
        checkNames(input.data);
        return withFolder(async (folder) => {
          const files: IncomingFile[] = [];
          // One after the other: each takes much memory.
          for (const file of [input.files].flat()) files.push(await prepareFile(file, folder));
          return service.upload({ ...input, files }, options);
        });
      },
      async replace(id, input, options) {
        checkNames(input.data);
        const present = await service.findOne(id);
        const wanted = present?.ext?.slice(1).toLowerCase();
        return withFolder(async (folder) =>
          service.replace(id, { ...input, file: await prepareFile(input.file, folder, wanted) }, options),
        );
      },
      async updateFileInfo(id, info, options) {
        checkNames({ fileInfo: info });
        return service.updateFileInfo(id, info, options);
      },
    };
  };
  // Pictures are encoded once, before. Strapi would do it again, or keep what came in where that is smaller.
  Object.assign(plugin.services['image-manipulation'], { optimize: async (file: unknown) => file });
  // Its check of the address doesn't follow redirects: a stranger's host could lead the CMS to its own neighbours.
  Object.assign(plugin.controllers['admin-upload'], {
    uploadFromUrls: async (ctx: Context & { forbidden(message: string): void }) => ctx.forbidden('Files are uploaded from the own computer only'),
  });
  return plugin;
}
